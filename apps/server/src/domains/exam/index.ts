export { examDomain } from './exam.domain.ts'
