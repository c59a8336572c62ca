export { createLecturerService, type LecturerService } from './lecturer.service.ts'
export { lecturers } from './lecturer.tables.ts'
export type { LecturerId, Teaching, TeachingSource } from './teaching.kind.ts'
