import { NotReady } from '../controls/not-ready.tsx'
import { isReady } from '../player-file.ts'
import type { VideoPlayerProps } from './video-player-props.ts'
import { VideoStage } from './video-stage.tsx'

/** Plays a video, or says why it cannot be played. */
export function VideoPlayer({ file, onRefresh, ...rest }: VideoPlayerProps) {
  if (!isReady(file)) return <NotReady file={file} onRefresh={onRefresh} />
  return <VideoStage key={file.id} file={file} {...rest} />
}
