import type { surveyTexts as source } from '../zh-cn/survey.ts'

export const surveyTexts = {
  'survey.title': 'Survei saya',
} satisfies Record<keyof typeof source, string>
