import type { CatalogueChapter, CatalogueItem, CourseDetail } from '@sands/contract/course/course.model'
import type { LearningProgress } from '@sands/contract/study/learning.model'
import { COURSEWARE_TYPES, LEARN_STATUS } from '@sands/rules/study'

type Progress = Pick<LearningProgress, 'learnId' | 'percent' | 'isFinished'>

/** The catalogue with what is being studied right now: receipts arrive sooner than the course is asked for again. */
export const withProgress = (
  catalogue: readonly CatalogueChapter[],
  progress: Progress | null,
): readonly CatalogueChapter[] =>
  progress === null
    ? catalogue
    : catalogue.map((chapter) => ({
        ...chapter,
        items: chapter.items.map((item) => (item.id === progress.learnId ? ahead(item, progress) : item)),
      }))

const ahead = (item: CatalogueItem, { percent, isFinished }: Progress): CatalogueItem => ({
  ...item,
  percent: Math.max(item.percent, percent),
  isFinished: item.isFinished === 1 ? 1 : isFinished,
})

export const itemsOf = (catalogue: readonly CatalogueChapter[]): readonly CatalogueItem[] =>
  catalogue.flatMap(({ items }) => items)

export const hasItem = (catalogue: readonly CatalogueChapter[], id: string | null): boolean =>
  itemsOf(catalogue).some((item) => item.id === id)

export const isVideo = (catalogue: readonly CatalogueChapter[], id: string): boolean =>
  itemsOf(catalogue).find((item) => item.id === id)?.courseWareType === COURSEWARE_TYPES.video

/** What comes after a piece. */
export function nextItem(catalogue: readonly CatalogueChapter[], id: string): CatalogueItem | undefined {
  const items = itemsOf(catalogue)
  const at = items.findIndex((item) => item.id === id)
  return at < 0 ? undefined : items[at + 1]
}

/** What was left out on the way to the last piece. */
const leftOut = (items: readonly CatalogueItem[], id: string): CatalogueItem | undefined =>
  items.find((item) => item.id !== id && item.isFinished === 0 && item.lock === null)

/** The one thing to do with a course now. */
export type MainAct =
  | { kind: 'start' | 'continue' | 'again'; item: CatalogueItem }
  /** Something is open: on to what comes after it. */
  | { kind: 'next'; item: CatalogueItem }
  /** The last one is open: back to what was left out. */
  | { kind: 'left_out'; item: CatalogueItem }
  | { kind: 'last' }
  /** There is nothing in it. */
  | { kind: 'none' }

interface Facts {
  course: Pick<CourseDetail, 'learnStatus' | 'continueId'>
  catalogue: readonly CatalogueChapter[]
  /** The piece that is open. */
  openId: string | null
}

export function mainAct({ course, catalogue, openId }: Facts): MainAct {
  const items = itemsOf(catalogue)
  if (openId !== null && hasItem(catalogue, openId)) {
    const next = nextItem(catalogue, openId)
    if (next) return { kind: 'next', item: next }
    const left = leftOut(items, openId)
    return left ? { kind: 'left_out', item: left } : { kind: 'last' }
  }
  const [first] = items
  if (!first) return { kind: 'none' }
  const left = items.find(({ id }) => id === course.continueId)
  if (course.learnStatus === LEARN_STATUS.learned) return { kind: 'again', item: left ?? first }
  if (course.learnStatus === LEARN_STATUS.inProgress) return { kind: 'continue', item: left ?? first }
  return { kind: 'start', item: left ?? first }
}
