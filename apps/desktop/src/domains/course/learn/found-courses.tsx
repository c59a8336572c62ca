import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/failure-block.tsx'
import { Pager, type Paging } from '../../../kernel/ui/pager.tsx'
import { StateBlock } from '../../../kernel/ui/state-block.tsx'
import styles from './browse.module.css'
import { type BrowseQuery, searchSort } from './browse-address.ts'
import { FoundCourse } from './found-course.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

interface FoundCoursesProps {
  query: BrowseQuery
  onTurn: (paging: Paging) => void
  onClear: () => void
}

/** What a search has found, with the words marked where they stand. */
export function FoundCourses({ query, onTurn, onClear }: FoundCoursesProps) {
  const t = useT()
  const { keyWord, current, size } = query
  const sortType = searchSort(query)
  const found = useCall('GET /sands-lms/api/v1/course/search', {
    query: { keyWord, current, size, ...(sortType === null ? {} : { sortType }) },
  })
  const { data } = found
  const clear = <Button onClick={onClear}>{t('course.all_courses')}</Button>
  if (!data) {
    if (!found.isError) return <RowsSkeleton />
    return (
      <div className={styles.state}>
        <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
      </div>
    )
  }
  if (data.records.length === 0) {
    const title = t('course.found_none', { words: keyWord })
    return (
      <div className={styles.state}>
        <StateBlock kind="empty" title={title} text={t('course.found_none_text')} actions={clear} />
      </div>
    )
  }
  return (
    <div className={styles.list}>
      <div className={styles.total}>
        <p role="status">{t('course.desk_found', { words: keyWord, count: data.total })}</p>
        {clear}
      </div>
      <ul className={styles.found}>
        {data.records.map((course) => (
          <li key={course.id}>
            <FoundCourse course={course} />
          </li>
        ))}
      </ul>
      {data.total > size && (
        <div className={styles.pager}>
          <Pager paging={{ current, size }} total={data.total} onTurn={onTurn} />
        </div>
      )}
    </div>
  )
}
