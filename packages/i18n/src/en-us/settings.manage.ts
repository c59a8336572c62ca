import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Texts and translations',
  'settings.texts_editions': 'Text history',
  'settings.skin': 'Colours',
  'settings.use_skin': 'Tab background on the phone',
  'settings.agreements': 'Agreements',
  'settings.audit_thing_agreement': 'Agreement',
  'settings.audit_thing_skin': 'Colours',
  'settings.audit_thing_text': 'Text',
  'settings.audit_act_chosen': 'chosen',
  'settings.audit_field_heading': 'Heading',
  'settings.audit_field_paragraphs': 'Paragraphs',
  'settings.audit_field_sections': 'Sections',
  'settings.audit_field_tabBackgroundFileId': 'Tab background on the phone',
  'settings.audit_field_theme': 'Colours',
  'settings.jump_setting': 'Settings',
} satisfies Record<keyof typeof source, string>
