const query = (fields: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()

export const courseLinks = {
  list: () => '/course',
  search: (sortType?: number) => (sortType === undefined ? '/courseSearch' : `/courseSearch?sortType=${sortType}`),
  course: (id: string) => `/courseDetail?${query({ id, courseType: 'course' })}`,
  /** A piece on its own, or one of a course: then the course is opened at it. */
  courseWare: (id: string) => `/courseDetail?${query({ id, courseType: 'courseWare' })}`,
  myStudy: () => '/myStudy',
}
