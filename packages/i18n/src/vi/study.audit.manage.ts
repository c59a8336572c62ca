import type { studyAuditManageTexts as source } from '../zh-cn/study.audit.manage.ts'

export const studyAuditManageTexts = {
  'study.audit_thing_stay': 'Thời gian ở trong ứng dụng',
} satisfies Record<keyof typeof source, string>
