import type { messageAuditManageTexts as source } from '../zh-cn/message.audit.manage.ts'

export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': 'Tin nhắn',
  'message.audit_field_sendAt': 'Thời điểm gửi',
  'message.audit_thing_channels': 'Kênh tin nhắn',
  'message.audit_field_rules': 'Kênh của từng nhóm',
  'message.audit_field_events': 'Ngoại lệ cho từng loại tin nhắn',
  'message.audit_field_quiet': 'Giờ yên lặng',
  'message.audit_field_digestAt': 'Giờ tổng hợp',
} satisfies Record<keyof typeof source, string>
