import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': 'Study',
  'study.stay': 'Stay time',
  'study.batch_stay': 'Export of stay time',
  'study.batch_count_people': 'People',
  'study.audit_thing_stay': 'Stay time',
  'study.notes': 'My notes',
} satisfies Record<keyof typeof source, string>
