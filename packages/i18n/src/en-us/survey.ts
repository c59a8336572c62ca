import type { surveyTexts as source } from '../zh-cn/survey.ts'

export const surveyTexts = {
  'survey.title': 'My surveys',
} satisfies Record<keyof typeof source, string>
