import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Pesan',
  'message.audit_field_sendAt': 'Waktu kirim',
  'message.audit_thing_channels': 'Saluran pesan',
  'message.audit_field_rules': 'Saluran tiap kelompok',
  'message.audit_field_events': 'Pengecualian untuk satu jenis pesan',
  'message.audit_field_quiet': 'Jam tenang',
  'message.audit_field_digestAt': 'Waktu ringkasan',
} satisfies Record<keyof typeof source, string>
