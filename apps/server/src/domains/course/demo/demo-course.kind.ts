import type { CourseState } from '@sands/contract/course/manage.model'
import type { DemoSheet } from '../../media/index.ts'
import type { CoverName } from './cover.demo.ts'

/** Each entry has exactly one kind of material. `minutes` is the typical time that people need for it. */
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
  /** The path of the category: 门店运营/安全与合规/消防安全 */
  category: string
  cover: CoverName
  /** Paragraphs of the introduction; `points` lists what learners will know afterwards. */
  introduction: readonly string[]
  points: readonly string[]
  chapters: readonly { title: string; coursewares: readonly DemoCourseware[] }[]
  isInOrder?: true
  /** Learners cannot skip ahead in videos and sounds. */
  isWatchedThrough?: true
  state?: CourseState
  isRemoved?: true
  /** Days between the publication and the loading of the demo company. */
  publishedDays: number
  changedDays?: number
  /**
   * The audience: people of these departments and the departments below them, and people with these posts. Everybody if
   * left out.
   */
  only?: { departments?: readonly string[]; posts?: readonly string[] }
  /**
   * The share of the audience that has started, and the share of those that continues from one courseware to the next;
   * at most 1.
   */
  interest: number
  stamina: number
  /** The progress of the account `learner`: number of finished coursewares, and percent of the next one. */
  learner?: readonly [finished: number, percent: number]
  comments?: readonly string[]
}

export interface DemoCatalogue {
  /** Paths of categories, parents before children. */
  categories: readonly string[]
  documents: readonly { name: string; sheets: readonly DemoSheet[] }[]
  /** Courseware that everybody can open without a course. The account `learner` has started it. */
  alone: readonly DemoCourseware[]
  courses: readonly DemoCourse[]
}
