export { type ExamServices, examDomain } from './exam.domain.ts'
export { exams } from './exam.tables.ts'
export { practices } from './exam-practice.tables.ts'
