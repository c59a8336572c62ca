import type { studyShellTexts as source } from '../zh-cn/study.shell.ts'

export const studyShellTexts = {
  'study.outbox_label': 'Study record',
  'study.my': 'My study',
  'study.my_tasks': 'My tasks',
  'study.pending': '{count} to do',
} satisfies Record<keyof typeof source, string>
