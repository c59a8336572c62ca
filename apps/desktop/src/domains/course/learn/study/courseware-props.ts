import type { Resource } from '@sands/contract/media/media.model'
import type { PlaceHandle } from '@sands/web/player/place/place'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import type { RefObject } from 'react'

export interface CoursewareProps {
  /** The file with the title of the courseware instead of its file name. */
  file: Resource
  watermark: string | null
  viewing: UsedViewing
  place: RefObject<PlaceHandle | null>
  onRefresh: () => void
}
