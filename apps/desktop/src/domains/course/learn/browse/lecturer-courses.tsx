import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { usePages } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import styles from './browse.module.css'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { CourseCard } from './course-card.tsx'

const PAGE_SIZE = 12

/** The courses of a lecturer that the person may see, newest first. */
export function LecturerCourses({ lecturerId }: { lecturerId: LecturerItem['id'] }) {
  const t = useT()
  const pages = usePages('POST /sands-lms/api/v1/online-class-summary/page', {
    lecturerId,
    size: PAGE_SIZE,
    sorts: [{ sortType: 1, desc: true }],
  })
  const courses = pages.data?.pages.flatMap(({ records }) => records)
  if (!courses) {
    if (pages.isError) return <FailureBlock error={pages.error} onRetry={() => void pages.refetch()} />
    return <CardsSkeleton />
  }
  if (courses.length === 0) return <StateBlock kind="empty" title={t('course.none')} />
  return (
    <div className={styles.found}>
      <ul className={styles.grid}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('kernel.more')}
        </Button>
      )}
    </div>
  )
}
