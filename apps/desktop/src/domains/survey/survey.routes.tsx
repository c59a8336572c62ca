import type { DomainScreens } from '../../kernel/screens.ts'
import { surveyTerms } from './survey.terms.ts'

export const surveyScreens = {
  domain: 'survey',
  order: 650,
  ...surveyTerms,
  label: 'survey.manage',
  manage: [],
} satisfies DomainScreens
