import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { usePages } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CourseRow } from './course-row.tsx'
import { CourseRowsSkeleton } from './course-rows-skeleton.tsx'

const PAGE_SIZE = 20

/** The courses of a lecturer that the person may see, newest first. */
export function CourseCards({ lecturerId }: { lecturerId: string }) {
  const t = useT()
  const pages = usePages('POST /sands-lms/api/v1/online-class-summary/page', {
    lecturerId: lecturerId as LecturerItem['id'],
    size: PAGE_SIZE,
    sorts: [{ sortType: 1, desc: true }],
  })
  if (!pages.data) {
    if (pages.isError) return <ErrorState compact error={pages.error} onRetry={() => void pages.refetch()} />
    return <CourseRowsSkeleton rows={3} />
  }
  const courses = pages.data.pages.flatMap(({ records }) => records)
  if (courses.length === 0) return <EmptyState compact title={t('course.none')} />
  return (
    <>
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
      {(pages.hasNextPage || pages.data.pages.length > 1) && <ListEnd pages={pages} />}
    </>
  )
}
