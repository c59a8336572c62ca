import type { settingsAuditManageTexts as source } from '../zh-cn/settings.audit.manage.ts'

export const settingsAuditManageTexts = {
  'settings.audit_thing_agreement': '協議',
  'settings.audit_thing_skin': '佈景',
  'settings.audit_thing_text': '文字',
  'settings.audit_act_chosen': '選用',
  'settings.audit_field_heading': '小標題',
  'settings.audit_field_paragraphs': '段落',
  'settings.audit_field_sections': '章節',
  'settings.audit_field_tabBackgroundFileId': '手機底部標籤列背景',
  'settings.audit_field_theme': '顏色',
} satisfies Record<keyof typeof source, string>
