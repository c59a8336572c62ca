import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Study time',
  'study.outbox_label': 'Study record',
} satisfies Record<keyof typeof source, string>
