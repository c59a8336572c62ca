import { courseLinks } from '@sands/contract/course/course.links'
import { BookOpenCheck, GraduationCap } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { MyEntry, Slots, TabSlot } from '../../kernel/slots.ts'
import { RowsSkeleton } from '../../kernel/ui/skeleton.tsx'

export const courseTabs: readonly TabSlot[] = [
  { code: 'course', path: courseLinks.list(), icon: GraduationCap },
  { code: 'study', path: courseLinks.myStudyTab(), icon: BookOpenCheck },
]

export const courseEntries: readonly MyEntry[] = [
  { id: 'myStudy', label: 'study.my', icon: BookOpenCheck, to: courseLinks.myStudy(), group: 'self' },
]

const LazyCards = lazy(async () => ({ default: (await import('./components/course-cards.tsx')).CourseCards }))

function CourseCards({ lecturerId }: { lecturerId: string }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={3} />}>
      <LazyCards lecturerId={lecturerId} />
    </Suspense>
  )
}

/** What lecturers show of their courses. */
export const courseParts: Pick<Slots, 'CourseCards'> = { CourseCards }
