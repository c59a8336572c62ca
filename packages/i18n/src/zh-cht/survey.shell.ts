import type { surveyShellTexts as source } from '../zh-cn/survey.shell.ts'

export const surveyShellTexts = {
  'survey.title': '我的問卷',
} satisfies Record<keyof typeof source, string>
