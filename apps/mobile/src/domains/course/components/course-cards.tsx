import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { EmptyState, ErrorState } from '../../../kernel/ui/states.tsx'
import { CourseRow } from './course-row.tsx'
import { CourseRowsSkeleton } from './course-rows-skeleton.tsx'

const MOST = 100

/** The courses of a lecturer that the person may see, newest first. */
export function CourseCards({ lecturerId }: { lecturerId: string }) {
  const t = useT()
  const courses = useCall('POST /sands-lms/api/v1/online-class-summary/page', {
    body: {
      lecturerId: lecturerId as LecturerItem['id'],
      current: 1,
      size: MOST,
      sorts: [{ sortType: 1, desc: true }],
    },
  })
  if (!courses.data) {
    if (courses.isError) return <ErrorState compact error={courses.error} onRetry={() => void courses.refetch()} />
    return <CourseRowsSkeleton rows={3} />
  }
  if (courses.data.records.length === 0) return <EmptyState compact title={t('course.none')} />
  return (
    <ul>
      {courses.data.records.map((course) => (
        <li key={course.id}>
          <CourseRow course={course} />
        </li>
      ))}
    </ul>
  )
}
