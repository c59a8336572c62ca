import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': '文字與翻譯',
  'settings.texts_editions': '文字記錄',
  'settings.skin': '皮膚',
  'settings.use_skin': '手機底部標籤列背景',
  'settings.agreements': '協議',
  'settings.jump_setting': '設定',
} satisfies Record<keyof typeof source, string>
