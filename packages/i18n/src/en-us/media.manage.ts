import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Files',
  'media.library': 'Media library',
} satisfies Record<keyof typeof source, string>
