import type { CourseItem } from '@sands/contract/course/course.model'
import { CoverDunes } from '@sands/web/course/cover-dunes.tsx'
import { CoverPicture } from '../../../../kernel/ui/cover-picture.tsx'

interface CourseCoverProps {
  course: Pick<CourseItem, 'coverImgUrl' | 'fileType'> & Partial<Pick<CourseItem, 'cover'>>
  /** How wide it is shown, as for the attribute of a picture. */
  sizes: string
}

/** Dunes where there is no picture, or where it does not come. */
export const CourseCover = ({ course: { cover, coverImgUrl, fileType }, sizes }: CourseCoverProps) => (
  <CoverPicture cover={cover} url={coverImgUrl} sizes={sizes} none={<CoverDunes fileType={fileType} />} />
)
