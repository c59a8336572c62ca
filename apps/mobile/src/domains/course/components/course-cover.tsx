import type { CourseItem } from '@sands/contract/course/course.model'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { WARE_ICONS } from '../ware-type.ts'
import styles from './course-cover.module.css'

interface CourseCoverProps {
  course: Pick<CourseItem, 'cover' | 'coverImgUrl' | 'fileType'>
  sizes: string
  first?: boolean
}

/** 16:9, whatever the picture is; dunes where there is none. The title beside it says what it shows. */
export function CourseCover({ course, sizes, first = false }: CourseCoverProps) {
  const { cover, coverImgUrl, fileType } = course
  const picture = cover ?? (coverImgUrl ? { url: coverImgUrl, width: 16, height: 9, placeholder: '', sizes: [] } : null)
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} ratio="16 / 9" first={first} />
  const Icon = WARE_ICONS[fileType]
  return (
    <span className={styles.none} aria-hidden>
      <svg viewBox="0 0 160 90" className={styles.dunes} aria-hidden="true">
        <circle cx="122" cy="26" r="11" className={styles.sun} />
        <path d="M0 66c24-22 48-20 74-6s52 12 86-10v40H0z" className={styles.far} />
        <path d="M0 78c34-14 58-8 84-2s50 4 76-8v22H0z" className={styles.near} />
      </svg>
      <Icon size={28} className={styles.icon} />
    </span>
  )
}
