/** Pages of the course domain in the learner portal, below /desktop. */
export const learnPaths = {
  courses: '/course',
  course: (id: string) => `/course/detail?id=${id}`,
  /** A course, opened at one of its pieces, and there at a place: milliseconds, or a page. */
  item: (id: string, courseWareId: string, at?: number | null) =>
    `/course/study?id=${id}&courseWareId=${courseWareId}${at == null ? '' : `&at=${at}`}`,
  /** A piece on its own. */
  ware: (id: string) => `/course/study?id=${id}&courseType=courseWare`,
  myStudy: '/study',
}
