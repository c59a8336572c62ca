import type { reviewAuditManageTexts as source } from '../zh-cn/review.audit.manage.ts'

export const reviewAuditManageTexts = {
  'review.audit_thing_flow': 'Quy trình phê duyệt',
  'review.audit_thing_head': 'Trưởng phòng',
  'review.audit_act_set': 'Chỉ định',
  'review.audit_field_kinds': 'Áp dụng cho',
  'review.audit_field_steps': 'Các bước',
  'review.audit_field_allowsSelf': 'Được tự duyệt',
  'review.audit_field_headId': 'Trưởng phòng',
} satisfies Record<keyof typeof source, string>
