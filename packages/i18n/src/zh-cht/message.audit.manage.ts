import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': '訊息',
  'message.audit_field_sendAt': '傳送時間',
  'message.audit_thing_channels': '訊息管道',
  'message.audit_field_rules': '各類訊息的管道',
  'message.audit_field_events': '單一訊息的例外',
  'message.audit_field_quiet': '勿擾時段',
  'message.audit_field_digestAt': '彙總時間',
} satisfies Record<keyof typeof source, string>
