import { courseLinks } from '@sands/contract/course/course.links'
import { usePages } from '@sands/web/call/use-call'
import type { SortChoice } from '@sands/web/course/sort-type'
import { useT } from '@sands/web/i18n/i18n'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CourseRowsSkeleton } from '../components/course-rows-skeleton.tsx'
import { FoundCourse } from './found-course.tsx'
import styles from './found-courses.module.css'

const PAGE_SIZE = 20

export function FoundCourses({ words, sortType }: { words: string; sortType: SortChoice }) {
  const t = useT()
  const pages = usePages('GET /sands-lms/api/v1/course/search', {
    keyWord: words,
    size: PAGE_SIZE,
    ...(sortType === null ? {} : { sortType }),
  })
  if (!pages.data) {
    if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
    return <CourseRowsSkeleton />
  }
  const courses = pages.data.pages.flatMap(({ records }) => records)
  if (courses.length === 0) {
    const action = (
      <ButtonLink look="soft" to={courseLinks.list()}>
        {t('course.all_courses')}
      </ButtonLink>
    )
    return <EmptyState title={t('course.found_none', { words })} text={t('course.found_none_text')} action={action} />
  }
  return (
    <>
      <p className={styles.total} role="status">
        {t('course.total', { count: pages.data.pages[0]?.total ?? courses.length })}
      </p>
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.id}>
            <FoundCourse course={course} />
          </li>
        ))}
      </ul>
      <ListEnd pages={pages} />
    </>
  )
}
