import type { Resource } from '@sands/contract/media/media.model'
import type { UsedViewing } from '@sands/web/study/use-viewing'

export interface CoursewareProps {
  /** Called as the piece is, whatever the file was called. */
  file: Resource
  watermark: string | null
  viewing: UsedViewing
  onRefresh: () => void
}
