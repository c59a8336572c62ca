import type { CourseCategoryNode } from '@sands/contract/course/course.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { PagedList } from '../../../../kernel/ui/list/paged-list.tsx'
import type { Paging } from '../../../../kernel/ui/list/pager.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import styles from './browse.module.css'
import { type BrowseQuery, listSort } from './browse-address.ts'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { CourseCard } from './course-card.tsx'

interface CourseGridProps {
  query: BrowseQuery
  onTurn: (paging: Paging) => void
  onAll: () => void
}

/** The courses of a category, page by page. */
export function CourseGrid({ query, onTurn, onAll }: CourseGridProps) {
  const t = useT()
  const { category, current, size } = query
  const asked = useCall('POST /sands-lms/api/v1/online-class-summary/page', {
    body: {
      ...(category ? { classificationId: category as CourseCategoryNode['id'] } : {}),
      sorts: [{ sortType: listSort(query), desc: true }],
      current,
      size,
    },
  })
  const empty = (
    <StateBlock
      kind="empty"
      title={t('course.none')}
      text={t('course.none_text')}
      actions={category ? <Button onClick={onAll}>{t('course.all_courses')}</Button> : undefined}
    />
  )
  return (
    <PagedList {...{ asked, onTurn, empty }} paging={{ current, size }} skeleton={<CardsSkeleton />}>
      {(courses, total) => (
        <>
          <p className={styles.total} role="status">
            {t('course.total', { count: total })}
          </p>
          <ul className={styles.grid}>
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
