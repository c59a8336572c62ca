import type { mediaAuditManageTexts as source } from '../zh-cn/media.audit.manage.ts'

export const mediaAuditManageTexts = {
  'media.audit_thing_file': 'File',
  'media.audit_field_bytes': 'Size in bytes',
  'media.audit_field_caption': 'Caption file',
  'media.audit_field_failReason': 'Why it failed',
  'media.audit_field_label': 'Caption name',
  'media.audit_field_sha256': 'Checksum (SHA-256)',
} satisfies Record<keyof typeof source, string>
