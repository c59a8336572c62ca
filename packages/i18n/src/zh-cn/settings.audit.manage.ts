/** How the audit log names what the domain records. */
export const settingsAuditManageTexts = {
  'settings.audit_thing_agreement': '协议',
  'settings.audit_thing_skin': '皮肤',
  'settings.audit_thing_text': '文字',
  'settings.audit_act_chosen': '选用',
  'settings.audit_field_heading': '小标题',
  'settings.audit_field_paragraphs': '段落',
  'settings.audit_field_sections': '章节',
  'settings.audit_field_tabBackgroundFileId': '手机底部标签栏背景',
  'settings.audit_field_theme': '颜色',
}
