import type { CatalogueChapter, CatalogueCourseware, CourseDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { COURSEWARE_TYPES, LEARN_STATUS } from '@sands/rules/study'

type Progress = Pick<LearningProgress, 'learnId' | 'percent' | 'isFinished'>

/** The catalogue with the current progress: receipts of updates arrive before the course is loaded again. */
export const withProgress = (
  catalogue: readonly CatalogueChapter[],
  progress: Progress | null,
): readonly CatalogueChapter[] =>
  progress === null
    ? catalogue
    : catalogue.map((chapter) => ({
        ...chapter,
        items: chapter.items.map((courseware) =>
          courseware.id === progress.learnId ? ahead(courseware, progress) : courseware,
        ),
      }))

const ahead = (courseware: CatalogueCourseware, { percent, isFinished }: Progress): CatalogueCourseware => ({
  ...courseware,
  percent: Math.max(courseware.percent, percent),
  isFinished: courseware.isFinished === 1 ? 1 : isFinished,
})

export const coursewaresOf = (catalogue: readonly CatalogueChapter[]): readonly CatalogueCourseware[] =>
  catalogue.flatMap(({ items: coursewares }) => coursewares)

export const hasCourseware = (catalogue: readonly CatalogueChapter[], id: string | null): boolean =>
  coursewaresOf(catalogue).some((courseware) => courseware.id === id)

export const isVideo = (catalogue: readonly CatalogueChapter[], id: string): boolean =>
  coursewaresOf(catalogue).find((courseware) => courseware.id === id)?.courseWareType === COURSEWARE_TYPES.video

/** The courseware after this one. */
export function nextCourseware(catalogue: readonly CatalogueChapter[], id: string): CatalogueCourseware | undefined {
  const coursewares = coursewaresOf(catalogue)
  const at = coursewares.findIndex((courseware) => courseware.id === id)
  return at < 0 ? undefined : coursewares[at + 1]
}

/** The first other courseware that is unfinished and not locked. */
const leftOut = (coursewares: readonly CatalogueCourseware[], id: string): CatalogueCourseware | undefined =>
  coursewares.find((courseware) => courseware.id !== id && courseware.isFinished === 0 && courseware.lock === null)

/** The main action of a course. */
export type MainAct =
  | { kind: 'start' | 'continue' | 'again'; courseware: CatalogueCourseware }
  /** A courseware is open: continue with the next one. */
  | { kind: 'next'; courseware: CatalogueCourseware }
  /** The last courseware is open: go back to a skipped one. */
  | { kind: 'left_out'; courseware: CatalogueCourseware }
  | { kind: 'last' }
  /** The course is empty. */
  | { kind: 'none' }

interface Facts {
  course: Pick<CourseDetail, 'learnStatus' | 'continueId'>
  catalogue: readonly CatalogueChapter[]
  /** The courseware that is open. */
  openId: string | null
}

export function mainAct({ course, catalogue, openId }: Facts): MainAct {
  const coursewares = coursewaresOf(catalogue)
  if (openId !== null && hasCourseware(catalogue, openId)) {
    const next = nextCourseware(catalogue, openId)
    if (next) return { kind: 'next', courseware: next }
    const left = leftOut(coursewares, openId)
    return left ? { kind: 'left_out', courseware: left } : { kind: 'last' }
  }
  const [first] = coursewares
  if (!first) return { kind: 'none' }
  const left = coursewares.find(({ id }) => id === course.continueId)
  if (course.learnStatus === LEARN_STATUS.learned) return { kind: 'again', courseware: left ?? first }
  if (course.learnStatus === LEARN_STATUS.inProgress) return { kind: 'continue', courseware: left ?? first }
  return { kind: 'start', courseware: left ?? first }
}
