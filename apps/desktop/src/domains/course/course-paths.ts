/** Pages of the course domain, below /desktop. */
export const coursePaths = {
  courses: '/manage/course/courses',
  inCategory: (id: string) => `/manage/course/courses?category=${id}`,
  edit: (id: string) => `/manage/course/courses/edit?id=${id}`,
  editions: (id: string) => `/manage/course/courses/editions?id=${id}`,
}
