import type { CourseItem } from '@sands/contract/course/course.model'
import { CoverDunes } from '@sands/web/course/cover-dunes.tsx'
import { CoverPicture } from '../../../../kernel/ui/cover-picture.tsx'

interface CourseCoverProps {
  course: Pick<CourseItem, 'coverImgUrl' | 'fileType'> & Partial<Pick<CourseItem, 'cover'>>
  /** The displayed width, as in the `sizes` attribute of an image. */
  sizes: string
}

/** Shows dunes when there is no picture, or when it cannot be loaded. */
export const CourseCover = ({ course: { cover, coverImgUrl, fileType }, sizes }: CourseCoverProps) => (
  <CoverPicture cover={cover} url={coverImgUrl} sizes={sizes} none={<CoverDunes fileType={fileType} />} />
)
