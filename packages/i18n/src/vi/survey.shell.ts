import type { surveyShellTexts as source } from '../zh-cn/survey.shell.ts'

export const surveyShellTexts = {
  'survey.title': 'Khảo sát của tôi',
} satisfies Record<keyof typeof source, string>
