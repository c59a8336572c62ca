import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Texts and translations',
  'settings.texts_editions': 'Text history',
  'settings.skin': 'Colours',
  'settings.use_skin': 'Tab background on the phone',
  'settings.agreements': 'Agreements',
  'settings.jump_setting': 'Settings',
} satisfies Record<keyof typeof source, string>
