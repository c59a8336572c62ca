import type { studyTexts as source } from '../zh-cn/study.ts'

export const studyTexts = {
  'study.title': 'Thời gian học',
  'study.outbox_label': 'Bản ghi học tập',
} satisfies Record<keyof typeof source, string>
