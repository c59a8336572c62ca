import type { mediaAuditManageTexts as source } from '../zh-cn/media.audit.manage.ts'

export const mediaAuditManageTexts = {
  'media.audit_thing_file': 'Tệp',
  'media.audit_field_bytes': 'Dung lượng (byte)',
  'media.audit_field_caption': 'Tệp phụ đề',
  'media.audit_field_failReason': 'Lý do thất bại',
  'media.audit_field_label': 'Tên phụ đề',
  'media.audit_field_sha256': 'Mã kiểm tra (SHA-256)',
} satisfies Record<keyof typeof source, string>
