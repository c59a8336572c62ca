import type { studyShellTexts as source } from '../zh-cn/study.shell.ts'

export const studyShellTexts = {
  'study.outbox_label': '學習記錄',
  'study.my': '我的學習',
  'study.my_tasks': '我的任務',
  'study.pending': '{count} 項待完成',
} satisfies Record<keyof typeof source, string>
