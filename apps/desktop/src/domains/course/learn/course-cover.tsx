import type { CourseItem } from '@sands/contract/course/course.model'
import { CoverDunes } from '@sands/web/course/cover-dunes.tsx'
import { srcSetOf } from '@sands/web/picture/src-set'
import { useState } from 'react'
import styles from './course-cover.module.css'

interface CourseCoverProps {
  course: Pick<CourseItem, 'coverImgUrl' | 'fileType'> & Partial<Pick<CourseItem, 'cover'>>
  /** How wide it is shown, as for the attribute of a picture. */
  sizes: string
}

/** 16:9, whatever the picture is; dunes where there is none, or where it does not come. */
export function CourseCover({ course: { cover, coverImgUrl, fileType }, sizes }: CourseCoverProps) {
  const url = cover?.url ?? coverImgUrl
  const [broken, setBroken] = useState<string>()
  if (!url || broken === url) return <CoverDunes fileType={fileType} />
  return (
    <span className={styles.cover}>
      <img
        src={url}
        srcSet={cover ? srcSetOf(cover) : undefined}
        sizes={sizes}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(url)}
      />
    </span>
  )
}
