import type { studyShellTexts as source } from '../zh-cn/study.shell.ts'

export const studyShellTexts = {
  'study.outbox_label': 'Bản ghi học tập',
  'study.my': 'Học tập của tôi',
  'study.my_tasks': 'Nhiệm vụ của tôi',
  'study.pending': '{count} việc cần làm',
} satisfies Record<keyof typeof source, string>
