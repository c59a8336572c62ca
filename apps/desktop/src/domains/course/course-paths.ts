/** Pages of the course domain, relative to /desktop. */
export const coursePaths = {
  courses: '/manage/course/courses',
  inCategory: (id: string) => `/manage/course/courses?category=${id}`,
  edit: (id: string) => `/manage/course/courses/edit?id=${id}`,
  reports: '/manage/course/reports',
  report: (id: string) => `/manage/course/reports/course?id=${id}`,
  records: '/manage/course/records',
  person: (id: string) => `/manage/course/records/person?id=${id}`,
  editions: (id: string) => `/manage/course/courses/editions?id=${id}`,
}
