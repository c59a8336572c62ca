import type { PlaceRef } from '../place/place.ts'
import type { OnPlayed } from '../place/played.ts'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import type { OfflineSource } from '../source/offline-source.ts'

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
