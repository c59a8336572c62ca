/** How the audit log names what the domain records. */
export const mediaAuditManageTexts = {
  'media.audit_thing_file': '文件',
  'media.audit_field_bytes': '字节数',
  'media.audit_field_caption': '字幕文件',
  'media.audit_field_failReason': '失败原因',
  'media.audit_field_label': '字幕名称',
  'media.audit_field_sha256': '校验值（SHA-256）',
}
