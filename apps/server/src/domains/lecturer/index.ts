export { lecturers } from './lecturer.tables.ts'
