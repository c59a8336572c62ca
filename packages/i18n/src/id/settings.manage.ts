import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Teks dan terjemahan',
  'settings.texts_editions': 'Riwayat teks',
  'settings.skin': 'Warna',
  'settings.use_skin': 'Latar bilah bawah di ponsel',
  'settings.agreements': 'Perjanjian',
  'settings.jump_setting': 'Pengaturan',
} satisfies Record<keyof typeof source, string>
