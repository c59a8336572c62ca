import type { CourseItem } from '@sands/contract/course/course.model'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { usePageTitle } from '../../../kernel/ui/use-page-title.ts'
import { Catalogue } from './catalogue.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseIntroduction } from './course-introduction.tsx'
import styles from './course-view.module.css'
import { CourseNotes } from './notes/course-notes.tsx'
import { Panels } from './panels.tsx'
import { Refused } from './refused.tsx'

/** A course before one begins: what it is, who teaches it, what is in it, and what one has noted there. */
export function CourseView({ id }: { id: CourseItem['id'] }) {
  const t = useT()
  const asked = useCall('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
  const course = asked.data
  usePageTitle(course?.fileName ?? t('course.detail'))
  if (!course) {
    if (asked.isError) return <Refused error={asked.error} onRetry={() => void asked.refetch()} />
    return (
      <div role="status" aria-label={t('kernel.loading')} className={styles.page}>
        <div className={styles.bone}>
          <div className={styles.boneCover} />
          <Skeleton active paragraph={{ rows: 4 }} />
        </div>
        <div className={styles.card}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <CourseHead course={course} />
      <div className={styles.card}>
        <Panels
          label={course.fileName}
          panels={[
            {
              key: 'catalogue',
              label: t('course.tab_catalogue'),
              content: <Catalogue course={course} catalogue={course.catalogue} openId={null} />,
            },
            { key: 'about', label: t('course.tab_introduction'), content: <CourseIntroduction course={course} /> },
            { key: 'notes', label: t('study.notes'), content: <CourseNotes course={course} /> },
          ]}
        />
      </div>
    </div>
  )
}
