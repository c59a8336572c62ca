import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Waktu belajar',
  'study.outbox_label': 'Catatan belajar',
} satisfies Record<keyof typeof source, string>
