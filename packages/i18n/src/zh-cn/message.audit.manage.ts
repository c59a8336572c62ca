/** How the audit log names what the domain records. */
export const messageAuditManageTexts = {
  'message.audit_thing_outgoing': '消息',
  'message.audit_field_sendAt': '发送时间',
}
