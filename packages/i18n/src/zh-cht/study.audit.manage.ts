import type { studyAuditManageTexts as source } from '../zh-cn/study.audit.manage.ts'

export const studyAuditManageTexts = {
  'study.audit_thing_stay': '停留時長',
} satisfies Record<keyof typeof source, string>
