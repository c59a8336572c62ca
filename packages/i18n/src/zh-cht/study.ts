import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': '學習時長',
  'study.outbox_label': '學習記錄',
} satisfies Record<keyof typeof source, string>
