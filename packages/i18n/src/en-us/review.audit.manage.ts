import type { reviewAuditManageTexts as source } from '../zh-cn/review.audit.manage.ts'

export const reviewAuditManageTexts = {
  'review.audit_thing_flow': 'Approval flow',
  'review.audit_thing_head': 'Head of department',
  'review.audit_act_set': 'Named',
  'review.audit_field_kinds': 'Used for',
  'review.audit_field_steps': 'Steps',
  'review.audit_field_allowsSelf': 'May approve own requests',
  'review.audit_field_headId': 'Head',
} satisfies Record<keyof typeof source, string>
