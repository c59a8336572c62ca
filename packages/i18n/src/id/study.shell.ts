import type { studyShellTexts as source } from '../zh-cn/study.shell.ts'

export const studyShellTexts = {
  'study.outbox_label': 'Catatan belajar',
  'study.my': 'Belajar saya',
  'study.my_tasks': 'Tugas saya',
  'study.pending': '{count} belum selesai',
} satisfies Record<keyof typeof source, string>
