import { courseSort, type FeedPart, onlyCategory } from '@sands/rules/block'

type Words = Readonly<Record<string, string>>

interface Way {
  /** Milliseconds, or a page. */
  readonly at?: number | null
  /** How the person came to the course; it stays with them wherever they go in it. */
  readonly origin?: Words
}

const search = (words: Words): string => String(new URLSearchParams(words))

/** Pages of the course domain in the learner portal, below /desktop. */
export const learnPaths = {
  courses: '/course',
  /** Where a part of a module of the home page goes on. */
  more: (part: FeedPart | undefined) => {
    if (!part) return '/course'
    const category = onlyCategory(part)
    return `/course?${search({ ...(category && { category }), sortType: String(courseSort(part)) })}`
  },
  /** What a search has found. */
  found: (keyWord: string) => `/course?${search({ keyWord })}`,
  course: (id: string, origin: Words = {}) => `/course/detail?${search({ id, ...origin })}`,
  /** A course, opened at one of its pieces, and there at a place. */
  inCourse: (id: string, courseWareId: string, { at = null, origin = {} }: Way = {}) =>
    `/course/study?${search({ id, courseWareId, ...(at === null ? {} : { at: String(at) }), ...origin })}`,
  /** A piece on its own. */
  courseware: (id: string, origin: Words = {}) =>
    `/course/study?${search({ id, courseType: 'courseWare', ...origin })}`,
  myStudy: '/study',
  notes: '/study/notes',
}
