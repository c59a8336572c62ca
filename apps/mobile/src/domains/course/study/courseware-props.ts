import type { Resource } from '@sands/contract/media/media.model'
import type { UsedViewing } from '@sands/web/study/use-viewing'

export interface CoursewareProps {
  /** The file with the title of the courseware instead of its file name. */
  file: Resource
  watermark: string | null
  viewing: UsedViewing
  onRefresh: () => void
}
