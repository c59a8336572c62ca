import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': '訊息',
  'message.audit_field_sendAt': '傳送時間',
} satisfies Record<keyof typeof source, string>
