export { trainingDomain } from './training.domain.ts'
