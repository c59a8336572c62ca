import type { CourseCategoryNode, CourseSortType } from '@sands/contract/course/course.model'
import { useCall } from '@sands/web/call/use-call'
import { pathTo } from '@sands/web/category/category-path'
import { isId } from '@sands/web/course/detail-address'
import { sortTypeOf, USUAL_SORT } from '@sands/web/course/sort-type'
import { useT } from '@sands/web/i18n/i18n'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { CategoryRail } from '../components/category-rail.tsx'
import { CourseHeader } from '../components/course-header.tsx'
import { CourseList } from '../components/course-list.tsx'
import { RailSkeleton } from '../components/rail-skeleton.tsx'
import { GoodsBanner } from '../goods/goods-banner.tsx'
import { useLastPlace } from '../use-last-place.ts'
import styles from './course-page.module.css'

/** The phone app fetches all courses of a category at once. */
const ALL = 9999

/** Courses by category. The choice is in the address. */
export function CoursePage() {
  const t = useT()
  useDocumentTitle(t('course.title'))
  useLastPlace()
  const [search, setSearch] = useSearchParams()
  const sortType = sortTypeOf(search.get('sortType')) ?? USUAL_SORT
  const named = search.get('category') ?? ''
  const category: string | null = isId(named) ? named : null
  const classificationId = category as CourseCategoryNode['id'] | null
  const tree = useCall('POST /sands-lms/api/v1/course-category/tree', { body: { maxLevel: 3 } }, { keep: true })
  const courses = useCall(
    'POST /sands-lms/api/v1/online-class-summary/page',
    {
      body: {
        ...(classificationId ? { classificationId } : {}),
        current: 1,
        size: ALL,
        sorts: [{ sortType, desc: true }],
      },
    },
    { keep: true },
  )
  const path = pathTo(tree.data ?? [], category)
  const [, second, third] = path
  const isGone = category !== null && tree.data !== undefined && path.length === 0

  const show = (next: { category: string | null; sortType: CourseSortType }) => {
    setSearch(
      {
        ...(next.category === null ? {} : { category: next.category }),
        ...(next.sortType === USUAL_SORT ? {} : { sortType: String(next.sortType) }),
      },
      { replace: true },
    )
  }
  const choose = (id: string | null) => show({ category: id, sortType })
  const { refetch: refetchTree } = tree
  const { refetch: refetchCourses } = courses
  const refresh = useCallback(() => Promise.all([refetchTree(), refetchCourses()]), [refetchTree, refetchCourses])

  return (
    <div className={styles.page}>
      <CourseHeader sortType={sortType} onSort={(next) => show({ category, sortType: next })} />
      <div className={styles.body}>
        {tree.data ? (
          <CategoryRail tree={tree.data} path={path} isAll={category === null} onChoose={choose} />
        ) : (
          <RailSkeleton />
        )}
        <main className={styles.main}>
          <PullToRefresh onRefresh={refresh}>
            <CachedNote at={courses.cachedAt} />
            {second && second.children.length > 0 && (
              <div className={styles.chips}>
                <Chips
                  label={second.name}
                  options={[{ id: second.id, name: t('course.all') }, ...second.children].map(({ id, name }) => ({
                    id,
                    label: name,
                  }))}
                  chosen={(third ?? second).id}
                  onChoose={choose}
                />
              </div>
            )}
            {classificationId && !isGone && <GoodsBanner key={classificationId} category={classificationId} />}
            <CourseList courses={courses} onAll={category === null ? undefined : () => choose(null)} />
          </PullToRefresh>
        </main>
      </div>
      <BackToTop />
    </div>
  )
}
