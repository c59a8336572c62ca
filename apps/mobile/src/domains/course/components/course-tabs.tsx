import type { CatalogueChapter, CatalogueCourseware, CourseDetail } from '@sands/contract/course/course.model'
import { JUMP } from '@sands/rules/jump'
import { useT } from '@sands/web/i18n/i18n'
import { type RefObject, Suspense } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { Tabs, tabId } from '../../../kernel/ui/page/tabs.tsx'
import { Catalogue } from './catalogue.tsx'
import { CourseIntroduction } from './course-introduction.tsx'
import styles from './course-tabs.module.css'

export type CourseTab = 'introduction' | 'catalogue' | 'comments'
const PANEL = 'course-panel'

interface CourseTabsProps {
  course: CourseDetail
  commentCount: number
  catalogue: readonly CatalogueChapter[]
  tab: CourseTab
  onTab: (tab: CourseTab) => void
  openId: string | null
  onOpen: (courseware: CatalogueCourseware) => void
  /** The comment that a message refers to. */
  commentId: string | undefined
  top: RefObject<HTMLDivElement | null>
}

export function CourseTabs({
  course,
  commentCount,
  catalogue,
  tab,
  onTab,
  openId,
  onOpen,
  commentId,
  top,
}: CourseTabsProps) {
  const t = useT()
  const { Comments } = useSlots()
  const options = [
    { id: 'introduction' as const, label: t('course.tab_introduction') },
    { id: 'catalogue' as const, label: t('course.tab_catalogue') },
    ...(Comments ? [{ id: 'comments' as const, label: t('course.tab_comments'), count: commentCount }] : []),
  ]
  return (
    <div ref={top} className={styles.tabs}>
      <Tabs label={t('course.detail')} options={options} chosen={tab} onChoose={onTab} panelId={PANEL} />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, tab)} className={styles.panel}>
        {panel()}
      </div>
    </div>
  )

  function panel() {
    if (tab === 'introduction') return <CourseIntroduction course={course} />
    if (tab === 'catalogue') {
      return <Catalogue catalogue={catalogue} isInOrder={course.isInOrder === 1} openId={openId} onOpen={onOpen} />
    }
    return (
      Comments && (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <Comments
            module={JUMP.course}
            moduleId={course.id}
            isCommentable={course.isCommentable === 1}
            inTab
            commentId={commentId}
          />
        </Suspense>
      )
    )
  }
}
