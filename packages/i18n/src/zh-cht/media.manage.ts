import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': '檔案',
  'media.library': '媒體庫',
} satisfies Record<keyof typeof source, string>
