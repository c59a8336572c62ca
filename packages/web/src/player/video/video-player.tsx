import { NotReady } from '../controls/not-ready.tsx'
import type { PlaceRef } from '../place/place.ts'
import type { OnPlayed } from '../place/played.ts'
import type { StudyRules } from '../place/study-rules.ts'
import { isReady, type PlayerFile } from '../player-file.ts'
import type { OfflineSource } from '../source/offline-source.ts'
import { VideoStage } from './video-stage.tsx'

export interface VideoPlayerProps extends StudyRules {
  file: PlayerFile
  /** Whose screen it is, laid over the picture. */
  watermark: string | null
  onPlayed?: OnPlayed
  autoPlay?: boolean
  /** Where the bytes lie, when they lie on this device. */
  offline?: OfflineSource
  /** Where it is now, for notes and the like. */
  place?: PlaceRef
  /** Asks for the file anew: it is not ready yet. */
  onRefresh?: () => void
}

/** Plays a video, or says why it cannot be played. */
export function VideoPlayer({ file, onRefresh, ...rest }: VideoPlayerProps) {
  if (!isReady(file)) return <NotReady file={file} onRefresh={onRefresh} />
  return <VideoStage key={file.id} file={file} {...rest} />
}
