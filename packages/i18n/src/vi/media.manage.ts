import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Tệp',
  'media.library': 'Thư viện tệp',
} satisfies Record<keyof typeof source, string>
