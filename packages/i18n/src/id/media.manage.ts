import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Berkas',
  'media.library': 'Pustaka media',
} satisfies Record<keyof typeof source, string>
