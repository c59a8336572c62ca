import type { studyAuditManageTexts as source } from '../zh-cn/study.audit.manage.ts'

export const studyAuditManageTexts = {
  'study.audit_thing_stay': 'Waktu di aplikasi',
} satisfies Record<keyof typeof source, string>
