import type { Resource } from '@sands/contract/media/media.model'
import type { PlaceHandle } from '@sands/web/player/place/place'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import type { RefObject } from 'react'

export interface CoursewareProps {
  /** Called as the piece is, whatever the file was called. */
  file: Resource
  watermark: string | null
  viewing: UsedViewing
  place: RefObject<PlaceHandle | null>
  onRefresh: () => void
}
