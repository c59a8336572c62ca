/** Pages of the lecturer domain in the learner portal, relative to /desktop. */
export const lecturerPaths = {
  lecturers: '/lecturer',
  lecturer: (id: string) => `/lecturer/detail?lecturerId=${encodeURIComponent(id)}`,
}
