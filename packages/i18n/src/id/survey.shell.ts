import type { surveyShellTexts as source } from '../zh-cn/survey.shell.ts'

export const surveyShellTexts = {
  'survey.title': 'Survei saya',
} satisfies Record<keyof typeof source, string>
