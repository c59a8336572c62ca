import type { Rights } from '../kernel/right.ts'

export const surveyRights = {
  'survey.edit': 'college',
  'survey.publish': 'college',
  'survey.results': 'college',
} as const satisfies Rights
