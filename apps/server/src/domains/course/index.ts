export type { CourseService } from './browse/course.service.ts'
export { type CourseServices, courseDomain } from './course.domain.ts'
export type { SaleSource } from './sale.kind.ts'
