import { courseSort, type FeedPart, onlyCategory } from '@sands/rules/block'

type Words = Readonly<Record<string, string>>

interface Way {
  /** Milliseconds, or a page. */
  readonly at?: number | null
  /** How the person came to the course; it stays with them wherever they go in it. */
  readonly arrival?: Words
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
  course: (id: string, arrival: Words = {}) => `/course/detail?${search({ id, ...arrival })}`,
  /** A course, opened at one of its pieces, and there at a place. */
  item: (id: string, courseWareId: string, { at = null, arrival = {} }: Way = {}) =>
    `/course/study?${search({ id, courseWareId, ...(at === null ? {} : { at: String(at) }), ...arrival })}`,
  /** A piece on its own. */
  ware: (id: string, arrival: Words = {}) => `/course/study?${search({ id, courseType: 'courseWare', ...arrival })}`,
  myStudy: '/study',
  notes: '/study/notes',
}
