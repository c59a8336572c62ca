import { courseSort, type FeedPart, onlyCategory } from '@sands/rules/block'

type Words = Readonly<Record<string, string>>

interface Way {
  /** Milliseconds, or a page number. */
  readonly at?: number | null
  /** The origin of the person; it stays in all addresses within the course. */
  readonly origin?: Words
}

const search = (words: Words): string => String(new URLSearchParams(words))

/** Pages of the course domain in the learner portal, relative to /desktop. */
export const learnPaths = {
  courses: '/course',
  /** The page with more items of a home page module. */
  more: (part: FeedPart | undefined) => {
    if (!part) return '/course'
    const category = onlyCategory(part)
    return `/course?${search({ ...(category && { category }), sortType: String(courseSort(part)) })}`
  },
  /** The results of a search. */
  found: (keyWord: string) => `/course?${search({ keyWord })}`,
  course: (id: string, origin: Words = {}) => `/course/detail?${search({ id, ...origin })}`,
  /** A course, opened at a courseware, and there at a place. */
  inCourse: (id: string, courseWareId: string, { at = null, origin = {} }: Way = {}) =>
    `/course/study?${search({ id, courseWareId, ...(at === null ? {} : { at: String(at) }), ...origin })}`,
  /** Courseware on its own. */
  courseware: (id: string, origin: Words = {}) =>
    `/course/study?${search({ id, courseType: 'courseWare', ...origin })}`,
  myStudy: '/study',
  notes: '/study/notes',
}
