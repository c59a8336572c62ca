import type { kernelPreviewManageTexts as source } from '../zh-cn/kernel.preview.manage.ts'

export const kernelPreviewManageTexts = {
  'manage.preview_title': 'Preview on a phone',
  'manage.preview_late_title': 'The preview did not open',
  'manage.preview_late_text': 'The network may be slow. What you have edited is not affected.',
} satisfies Record<keyof typeof source, string>
