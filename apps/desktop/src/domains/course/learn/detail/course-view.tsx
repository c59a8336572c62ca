import type { CourseItem } from '@sands/contract/course/course.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useCall } from '@sands/web/call/use-call'
import { cameFrom, type DetailAddress } from '@sands/web/course/detail-address'
import { Skeleton } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { usePageTitle } from '../../../../kernel/ui/page/use-page-title.ts'
import { CourseNotes } from '../notes/course-notes.tsx'
import { Catalogue } from './catalogue.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseIntroduction } from './course-introduction.tsx'
import styles from './course-view.module.css'
import { Panels } from './panels.tsx'
import { Refused } from './refused.tsx'
import { COMMENTS, useCommentsPanel } from './use-comments-panel.tsx'

interface CourseViewProps {
  id: CourseItem['id']
  address: Pick<DetailAddress, 'channel' | 'trainingId'>
  commentId: string | undefined
}

/** A course before it is started: introduction, lecturers, catalogue, notes and comments. */
export function CourseView({ id, address, commentId }: CourseViewProps) {
  const t = useT()
  const commentsPanel = useCommentsPanel()
  const asked = useCall('POST /sands-lms/api/v1/course/courseDetail', { body: { id, ...cameFrom(address) } })
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
          start={commentId && COMMENTS}
          panels={[
            {
              key: 'catalogue',
              label: t('course.tab_catalogue'),
              content: <Catalogue course={course} catalogue={course.catalogue} openId={null} />,
            },
            { key: 'about', label: t('course.tab_introduction'), content: <CourseIntroduction course={course} /> },
            { key: 'notes', label: t('study.notes'), content: <CourseNotes course={course} /> },
            ...commentsPanel({
              module: SOCIAL_MODULES.course,
              moduleId: id,
              isCommentable: course.isCommentable === 1,
              commentId,
            }),
          ]}
        />
      </div>
    </div>
  )
}
