export { surveyDomain } from './survey.domain.ts'
