import type { surveyTexts as source } from '../zh-cn/survey.ts'

export const surveyTexts = {
  'survey.title': '我的問卷',
} satisfies Record<keyof typeof source, string>
