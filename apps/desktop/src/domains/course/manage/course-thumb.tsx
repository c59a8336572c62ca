import { ReadOutlined } from '@ant-design/icons'
import type { Picture } from '@sands/contract/media/media.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import styles from './courses.module.css'

/** The cover of a course, small. Its title stands beside it. */
export function CourseThumb({ cover }: { cover: Picture | null }) {
  return (
    <span className={styles.thumb}>
      {cover ? (
        <img src={cover.url} srcSet={srcSetOf(cover)} sizes="80px" alt="" loading="lazy" />
      ) : (
        <ReadOutlined aria-hidden />
      )}
    </span>
  )
}
