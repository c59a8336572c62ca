/** How the audit log names what the domain records. */
export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': '消息',
  'message.audit_field_sendAt': '发送时间',
  'message.audit_thing_channels': '消息渠道',
  'message.audit_field_rules': '各类消息的渠道',
  'message.audit_field_events': '单个消息的例外',
  'message.audit_field_quiet': '免打扰时段',
  'message.audit_field_digestAt': '汇总时间',
}
