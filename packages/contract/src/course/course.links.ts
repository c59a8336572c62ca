const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

export const courseLinks = {
  list: () => '/course',
  /** The courses of a category or all courses, in a sort order. */
  category: (category: string | undefined, sortType: number) =>
    `/course?${query({ category, sortType: String(sortType) })}`,
  search: (sortType?: number) => (sortType === undefined ? '/courseSearch' : `/courseSearch?sortType=${sortType}`),
  course: (id: string) => `/courseDetail?${query({ id, courseType: 'course' })}`,
  /** A course opened at one courseware. Keeps the origin (a training or a channel) of the learner. */
  item: (id: string, courseWareId: string, origin: Readonly<Record<string, string>> = {}) =>
    `/courseDetail?${query({ id, courseType: 'course', courseWareId, ...origin })}`,
  /** The draft of a course; nothing is recorded there. */
  draft: (id: string, token: string) => `/courseDetail?${query({ id, courseType: 'course', draft: token })}`,
  /** A courseware by itself. When it belongs to a course, the course is opened at it. */
  courseware: (id: string) => `/courseDetail?${query({ id, courseType: 'courseWare' })}`,
  myStudy: () => '/myStudy',
  myStudyTab: () => '/myStudyTab',
}
