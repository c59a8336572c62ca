import type { kernelPreviewManageTexts as source } from '../zh-cn/kernel.preview.manage.ts'

export const kernelPreviewManageTexts = {
  'manage.preview_title': 'Pratinjau di ponsel',
  'manage.preview_late_title': 'Pratinjau tidak terbuka',
  'manage.preview_late_text': 'Mungkin jaringan sedang lambat. Yang sudah Anda ubah tetap aman.',
} satisfies Record<keyof typeof source, string>
