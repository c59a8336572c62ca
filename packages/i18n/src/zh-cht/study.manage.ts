import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': '學習',
  'study.stay': '停留時長',
  'study.batch_stay': '匯出停留時長',
  'study.batch_count_people': '人數',
  'study.audit_thing_stay': '停留時長',
  'study.notes': '我的筆記',
} satisfies Record<keyof typeof source, string>
