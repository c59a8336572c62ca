const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

export const courseLinks = {
  list: () => '/course',
  /** The courses of a category, or all, in an order. */
  category: (category: string | undefined, sortType: number) =>
    `/course?${query({ category, sortType: String(sortType) })}`,
  search: (sortType?: number) => (sortType === undefined ? '/courseSearch' : `/courseSearch?sortType=${sortType}`),
  course: (id: string) => `/courseDetail?${query({ id, courseType: 'course' })}`,
  /** A course, opened at one of its pieces. Whoever came from a training or a channel still does. */
  item: (id: string, courseWareId: string, origin: Readonly<Record<string, string>> = {}) =>
    `/courseDetail?${query({ id, courseType: 'course', courseWareId, ...origin })}`,
  /** A course as its draft has it; nothing of what is looked at there is recorded. */
  draft: (id: string, token: string) => `/courseDetail?${query({ id, courseType: 'course', draft: token })}`,
  /** A piece on its own, or one of a course: then the course is opened at it. */
  courseware: (id: string) => `/courseDetail?${query({ id, courseType: 'courseWare' })}`,
  myStudy: () => '/myStudy',
  myStudyTab: () => '/myStudyTab',
}
