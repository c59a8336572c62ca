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
  course: (id: string, arrival: Words = {}) => `/course/detail?${search({ id, ...arrival })}`,
  /** A course, opened at one of its pieces, and there at a place. */
  item: (id: string, courseWareId: string, { at = null, arrival = {} }: Way = {}) =>
    `/course/study?${search({ id, courseWareId, ...(at === null ? {} : { at: String(at) }), ...arrival })}`,
  /** A piece on its own. */
  ware: (id: string, arrival: Words = {}) => `/course/study?${search({ id, courseType: 'courseWare', ...arrival })}`,
  myStudy: '/study',
}
