import type { reviewAuditManageTexts as source } from '../zh-cn/review.audit.manage.ts'

export const reviewAuditManageTexts = {
  'review.audit_thing_flow': 'Alur persetujuan',
  'review.audit_thing_head': 'Kepala departemen',
  'review.audit_act_set': 'Ditetapkan',
  'review.audit_field_kinds': 'Digunakan untuk',
  'review.audit_field_steps': 'Langkah',
  'review.audit_field_allowsSelf': 'Boleh menyetujui sendiri',
  'review.audit_field_headId': 'Kepala',
} satisfies Record<keyof typeof source, string>
