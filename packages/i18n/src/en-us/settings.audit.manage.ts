import type { settingsAuditManageTexts as source } from '../zh-cn/settings.audit.manage.ts'

export const settingsAuditManageTexts = {
  'settings.audit_thing_agreement': 'Agreement',
  'settings.audit_thing_skin': 'Colours',
  'settings.audit_thing_text': 'Text',
  'settings.audit_act_chosen': 'chosen',
  'settings.audit_field_heading': 'Heading',
  'settings.audit_field_paragraphs': 'Paragraphs',
  'settings.audit_field_sections': 'Sections',
  'settings.audit_field_tabBackgroundFileId': 'Tab background on the phone',
  'settings.audit_field_theme': 'Colours',
} satisfies Record<keyof typeof source, string>
