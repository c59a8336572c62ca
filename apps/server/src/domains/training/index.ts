export { type TrainingServices, trainingDomain } from './training.domain.ts'
export { trainings } from './training.tables.ts'
