export { type ExamServices, examDomain } from './exam.domain.ts'
export { exams } from './exam.tables.ts'
