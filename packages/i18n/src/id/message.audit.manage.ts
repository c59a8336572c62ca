import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Pesan',
  'message.audit_field_sendAt': 'Waktu kirim',
} satisfies Record<keyof typeof source, string>
