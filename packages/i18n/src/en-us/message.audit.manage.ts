import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Message',
  'message.audit_field_sendAt': 'Sent at',
} satisfies Record<keyof typeof source, string>
