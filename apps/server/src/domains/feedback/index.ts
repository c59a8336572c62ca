export { feedbackDomain } from './feedback.domain.ts'
