import type { mediaAuditManageTexts as source } from '../zh-cn/media.audit.manage.ts'

export const mediaAuditManageTexts = {
  'media.audit_thing_file': '檔案',
  'media.audit_field_bytes': '位元組數',
  'media.audit_field_caption': '字幕檔案',
  'media.audit_field_failReason': '失敗原因',
  'media.audit_field_label': '字幕名稱',
  'media.audit_field_sha256': '校驗值（SHA-256）',
} satisfies Record<keyof typeof source, string>
