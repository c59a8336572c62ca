import type { CourseItem } from '@sands/contract/course/course.model'
import { CoverDunes } from '@sands/web/course/cover-dunes.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'

interface CourseCoverProps {
  course: Pick<CourseItem, 'cover' | 'coverImgUrl' | 'fileType'>
  sizes: string
  first?: boolean
  /** Something else stands in the middle. */
  bare?: boolean
}

/** 16:9, whatever the picture is; dunes where there is none. The title beside it says what it shows. */
export function CourseCover({ course, sizes, first = false, bare = false }: CourseCoverProps) {
  const { cover, coverImgUrl, fileType } = course
  const picture = cover ?? (coverImgUrl ? { url: coverImgUrl, width: 16, height: 9, placeholder: '', sizes: [] } : null)
  if (!picture) return <CoverDunes fileType={fileType} bare={bare} />
  return <Picture picture={picture} alt="" sizes={sizes} ratio="16 / 9" first={first} />
}
