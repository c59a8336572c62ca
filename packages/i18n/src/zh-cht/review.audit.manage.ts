import type { reviewAuditManageTexts as source } from '../zh-cn/review.audit.manage.ts'

export const reviewAuditManageTexts = {
  'review.audit_thing_flow': '審批流程',
  'review.audit_thing_head': '部門負責人',
  'review.audit_act_set': '指定',
  'review.audit_field_kinds': '適用於',
  'review.audit_field_steps': '步驟',
  'review.audit_field_allowsSelf': '可審批自己的申請',
  'review.audit_field_headId': '負責人',
} satisfies Record<keyof typeof source, string>
