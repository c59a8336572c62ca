import type { settingsAuditManageTexts as source } from '../zh-cn/settings.audit.manage.ts'

export const settingsAuditManageTexts = {
  'settings.audit_thing_agreement': 'Perjanjian',
  'settings.audit_thing_skin': 'Tema',
  'settings.audit_thing_text': 'Teks',
  'settings.audit_act_chosen': 'dipilih',
  'settings.audit_field_heading': 'Judul bagian',
  'settings.audit_field_paragraphs': 'Paragraf',
  'settings.audit_field_sections': 'Bagian',
  'settings.audit_field_tabBackgroundFileId': 'Latar bilah bawah di ponsel',
  'settings.audit_field_theme': 'Warna',
} satisfies Record<keyof typeof source, string>
