import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Tin nhắn',
  'message.audit_field_sendAt': 'Thời điểm gửi',
} satisfies Record<keyof typeof source, string>
