export { surveyDomain } from './survey.domain.ts'
export { surveys } from './survey.tables.ts'
