import type { mediaAuditManageTexts as source } from '../zh-cn/media.audit.manage.ts'

export const mediaAuditManageTexts = {
  'media.audit_thing_file': 'Berkas',
  'media.audit_field_bytes': 'Ukuran (byte)',
  'media.audit_field_caption': 'Berkas teks video',
  'media.audit_field_failReason': 'Alasan gagal',
  'media.audit_field_label': 'Nama teks video',
  'media.audit_field_sha256': 'Checksum (SHA-256)',
} satisfies Record<keyof typeof source, string>
