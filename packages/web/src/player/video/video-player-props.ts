import type { PlaceRef } from '../place/place.ts'
import type { OnPlayed } from '../place/played.ts'
import type { StudyRules } from '../place/study-rules.ts'
import type { PlayerFile } from '../player-file.ts'
import type { OfflineSource } from '../source/offline-source.ts'

export interface VideoPlayerProps extends StudyRules {
  file: PlayerFile
  /** The name of the viewer, shown over the picture. */
  watermark: string | null
  onPlayed?: OnPlayed
  autoPlay?: boolean
  /** The local source, when the file is downloaded. */
  offline?: OfflineSource
  /** The current place, for notes and similar features. */
  place?: PlaceRef
  /** Loads the file again while it is not ready. */
  onRefresh?: () => void
}
