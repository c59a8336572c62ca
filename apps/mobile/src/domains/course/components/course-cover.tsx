import type { CourseItem } from '@sands/contract/course/course.model'
import { CoverDunes } from '@sands/web/course/cover-dunes.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'

interface CourseCoverProps {
  course: Pick<CourseItem, 'cover' | 'coverImgUrl' | 'fileType'>
  sizes: string
  first?: boolean
  /** Hides the icon, because another one is in the middle. */
  bare?: boolean
}

/** Always 16:9; dunes where there is no picture. The title beside it describes it. */
export function CourseCover({ course, sizes, first = false, bare = false }: CourseCoverProps) {
  const { cover, coverImgUrl, fileType } = course
  const picture = cover ?? (coverImgUrl ? { url: coverImgUrl, width: 16, height: 9, placeholder: '', sizes: [] } : null)
  if (!picture) return <CoverDunes fileType={fileType} bare={bare} />
  return <Picture picture={picture} alt="" sizes={sizes} ratio="16 / 9" first={first} />
}
