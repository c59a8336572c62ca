import type { CallData } from '@sands/contract/calls'
import { useT } from '@sands/web/i18n/i18n'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '../../../kernel/ui/button.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './course-list.module.css'
import { CourseRow } from './course-row.tsx'
import { CourseRowsSkeleton } from './course-rows-skeleton.tsx'

/** The height in pixels with a title of two lines. */
const USUAL_ROW = 104

interface CourseListProps {
  courses: UseQueryResult<CallData<'POST /sands-lms/api/v1/online-class-summary/page'>>
  /** For an empty list: shows all courses. Undefined when all courses are already shown. */
  onAll?: (() => void) | undefined
}

export function CourseList({ courses, onAll }: CourseListProps) {
  const t = useT()
  if (!courses.data) {
    if (courses.isError) return <ErrorState error={courses.error} onRetry={() => void courses.refetch()} />
    return <CourseRowsSkeleton />
  }
  const { records, total } = courses.data
  if (records.length === 0) {
    return (
      <EmptyState
        title={t('course.none')}
        text={onAll && t('course.none_text')}
        action={
          onAll && (
            <Button look="soft" onClick={onAll}>
              {t('course.all_courses')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <p className={styles.total}>{t('course.total', { count: total })}</p>
      <WindowedList items={records} keyOf={({ id }) => id} estimate={USUAL_ROW}>
        {(course) => <CourseRow course={course} />}
      </WindowedList>
      <p className={styles.end}>{t('kernel.list_end')}</p>
    </>
  )
}
