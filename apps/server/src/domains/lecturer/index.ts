export { type LecturerServices, lecturerDomain } from './lecturer.domain.ts'
export type { LecturerService } from './lecturer.service.ts'
export { lecturers } from './lecturer.tables.ts'
export type { LecturerId, TeachingSource } from './teaching.kind.ts'
