import type { surveyTexts as source } from '../zh-cn/survey.ts'

export const surveyTexts = {
  'survey.title': 'Khảo sát của tôi',
} satisfies Record<keyof typeof source, string>
