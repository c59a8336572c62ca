import { courseLinks } from '@sands/contract/course/course.links'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { BookOpen, BookOpenCheck, CirclePlay, GraduationCap } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { ContentSlot, HomeBlock, Slots, TabSlot } from '../../kernel/slots.ts'
import { MissingPart } from '../../kernel/ui/missing.tsx'
import { RowsSkeleton } from '../../kernel/ui/page/skeleton.tsx'

export const courseTabs: readonly TabSlot[] = [
  { code: 'course', path: courseLinks.list(), icon: GraduationCap },
  { code: 'study', path: courseLinks.myStudyTab(), icon: BookOpenCheck },
]

const LazyCards = lazyPart(
  withTexts('course', async () => (await import('./components/course-cards.tsx')).CourseCards),
  MissingPart,
)

function CourseCards({ lecturerId }: { lecturerId: string }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={3} />}>
      <LazyCards lecturerId={lecturerId} />
    </Suspense>
  )
}

const ClassBlock = lazy(async () => ({ default: (await import('./blocks/class-block.tsx')).ClassBlock }))
const CategoryClassBlock = lazy(async () => ({
  default: (await import('./blocks/category-class-block.tsx')).CategoryClassBlock,
}))
const CourseTile = lazy(async () => ({ default: (await import('./blocks/course-tile.tsx')).CourseTile }))

export const courseBlocks: readonly HomeBlock[] = [
  { code: 'app-class', Block: ClassBlock, feed: 'tile' },
  { code: 'app-category-class', Block: CategoryClassBlock, feed: 'tile' },
]

export const courseContents: readonly ContentSlot[] = [
  { module: SOCIAL_MODULES.course, one: 'course.one_course', many: 'course.kind_course', icon: BookOpen },
  { module: SOCIAL_MODULES.courseware, one: 'course.one_courseware', many: 'course.kind_courseware', icon: CirclePlay },
]

/** The courses of a lecturer, and the tile of a course in mixed feeds. */
export const courseParts: Pick<Slots, 'CourseCards' | 'CourseTile'> = { CourseCards, CourseTile }
