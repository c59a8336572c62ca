import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Teks dan terjemahan',
  'settings.texts_editions': 'Riwayat teks',
  'settings.skin': 'Warna',
  'settings.use_skin': 'Latar bilah bawah di ponsel',
  'settings.agreements': 'Perjanjian',
  'settings.audit_thing_agreement': 'Perjanjian',
  'settings.audit_thing_skin': 'Tema',
  'settings.audit_thing_text': 'Teks',
  'settings.audit_act_chosen': 'dipilih',
  'settings.audit_field_heading': 'Judul bagian',
  'settings.audit_field_paragraphs': 'Paragraf',
  'settings.audit_field_sections': 'Bagian',
  'settings.audit_field_tabBackgroundFileId': 'Latar bilah bawah di ponsel',
  'settings.audit_field_theme': 'Warna',
  'settings.jump_setting': 'Pengaturan',
} satisfies Record<keyof typeof source, string>
