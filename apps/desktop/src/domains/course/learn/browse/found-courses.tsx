import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { PagedList } from '../../../../kernel/ui/list/paged-list.tsx'
import type { Paging } from '../../../../kernel/ui/list/pager.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import styles from './browse.module.css'
import { type BrowseQuery, searchSort } from './browse-address.ts'
import { FoundCourse } from './found-course.tsx'

interface FoundCoursesProps {
  query: BrowseQuery
  onTurn: (paging: Paging) => void
  onClear: () => void
}

/** The results of a search, with the matching words marked. */
export function FoundCourses({ query, onTurn, onClear }: FoundCoursesProps) {
  const t = useT()
  const { keyWord, current, size } = query
  const sortType = searchSort(query)
  const asked = useCall('GET /sands-lms/api/v1/course/search', {
    query: { keyWord, current, size, ...(sortType === null ? {} : { sortType }) },
  })
  const clear = <Button onClick={onClear}>{t('course.all_courses')}</Button>
  const empty = (
    <StateBlock
      kind="empty"
      title={t('course.found_none', { words: keyWord })}
      text={t('course.found_none_text')}
      actions={clear}
    />
  )
  return (
    <PagedList {...{ asked, onTurn, empty }} paging={{ current, size }} skeleton={<RowsSkeleton />}>
      {(courses, total) => (
        <>
          <div className={styles.total}>
            <p role="status">{t('course.desk_found', { words: keyWord, count: total })}</p>
            {clear}
          </div>
          <ul className={styles.found}>
            {courses.map((course) => (
              <li key={course.id}>
                <FoundCourse course={course} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
