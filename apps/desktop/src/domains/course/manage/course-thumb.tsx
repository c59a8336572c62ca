import { ReadOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { CoverThumb } from '../../../kernel/ui/cover-thumb.tsx'

/** The small cover of a course. The title is shown beside it. */
export function CourseThumb({ cover }: { cover: Picture | null }) {
  return <CoverThumb cover={cover} icon={<ReadOutlined aria-hidden />} />
}
