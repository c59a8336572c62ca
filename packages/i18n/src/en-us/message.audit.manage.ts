import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Message',
  'message.audit_field_sendAt': 'Sent at',
  'message.audit_thing_channels': 'Message channels',
  'message.audit_field_rules': 'Channels of each group',
  'message.audit_field_events': 'Exceptions for single messages',
  'message.audit_field_quiet': 'Quiet hours',
  'message.audit_field_digestAt': 'Time of summaries',
} satisfies Record<keyof typeof source, string>
