import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Văn bản và bản dịch',
  'settings.texts_editions': 'Lịch sử văn bản',
  'settings.skin': 'Giao diện màu',
  'settings.use_skin': 'Nền thanh tab trên điện thoại',
  'settings.agreements': 'Thỏa thuận',
  'settings.jump_setting': 'Cài đặt',
} satisfies Record<keyof typeof source, string>
