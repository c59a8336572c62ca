export type { CourseService } from './browse/course.service.ts'
export { type CourseServices, courseDomain } from './course.domain.ts'
export { courseCoursewares, courses, coursewares } from './course.tables.ts'
