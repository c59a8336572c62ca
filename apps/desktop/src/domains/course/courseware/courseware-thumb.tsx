import { AudioOutlined, FileImageOutlined, FileTextOutlined, LinkOutlined, PlaySquareOutlined } from '@ant-design/icons'
import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import type { CoursewareType } from '@sands/rules/study'
import { srcSetOf } from '@sands/web/picture/src-set'
import type { ComponentType } from 'react'
import styles from './courseware.module.css'

const ICONS: Readonly<Record<CoursewareType, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  1: PlaySquareOutlined,
  2: FileTextOutlined,
  3: AudioOutlined,
  4: FileImageOutlined,
  5: LinkOutlined,
}

/** A small preview of courseware. The title is shown beside it. */
export function CoursewareThumb({ courseware }: { courseware: Pick<ManagedCourseware, 'courseWareType' | 'cover'> }) {
  const Icon = ICONS[courseware.courseWareType]
  return (
    <span className={styles.thumb} data-type={courseware.courseWareType}>
      {courseware.cover ? (
        <img src={courseware.cover.url} srcSet={srcSetOf(courseware.cover)} sizes="64px" alt="" loading="lazy" />
      ) : (
        <Icon aria-hidden />
      )}
    </span>
  )
}
