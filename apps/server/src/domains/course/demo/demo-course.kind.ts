import type { CourseState } from '@sands/contract/course/manage.model'
import type { DemoSheet } from '../../media/index.ts'
import type { CoverName } from './cover.demo.ts'

/** One of them says what it is made of; `minutes` is about how long people take for it. */
export interface DemoCourseware {
  title: string
  film?: true
  sound?: true
  /** Name of a document of the library. */
  document?: string
  pictures?: readonly CoverName[]
  link?: string
  minutes: number
  minSeconds?: number
  isOptional?: true
}

export interface DemoCourse {
  title: string
  /** As its path: 门店运营/安全与合规/消防安全 */
  category: string
  cover: CoverName
  /** Paragraphs, then what one takes along. */
  introduction: readonly string[]
  points: readonly string[]
  chapters: readonly { title: string; coursewares: readonly DemoCourseware[] }[]
  isInOrder?: true
  /** Every part wants to be seen before the next. */
  isWatchedThrough?: true
  state?: CourseState
  isRemoved?: true
  /** Days before the company was loaded. */
  publishedDays: number
  changedDays?: number
  /** Those of these departments, with everything below, and those with these posts; everybody when left out. */
  only?: { departments?: readonly string[]; posts?: readonly string[] }
  /** How many of those who may see it have begun, and how many of those go on from one piece to the next; up to 1. */
  interest: number
  stamina: number
  /** How far the account `learner` is: pieces finished, and percent of the one after them. */
  learner?: readonly [finished: number, percent: number]
  comments?: readonly string[]
}

export interface DemoCatalogue {
  /** As paths, parents before children. */
  categories: readonly string[]
  documents: readonly { name: string; sheets: readonly DemoSheet[] }[]
  /** Open to everybody without a course. The account `learner` has begun them. */
  alone: readonly DemoCourseware[]
  courses: readonly DemoCourse[]
}
