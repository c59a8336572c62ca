export type { CourseService } from './browse/course.service.ts'
export { type CourseServices, courseDomain } from './course.domain.ts'
export { courses } from './course.tables.ts'
export type { SaleSource } from './sale.kind.ts'
