import type { kernelPreviewManageTexts as source } from '../zh-cn/kernel.preview.manage.ts'

export const kernelPreviewManageTexts = {
  'manage.preview_title': '手機預覽',
  'manage.preview_late_title': '預覽沒有開啟',
  'manage.preview_late_text': '可能是網路較慢。已編輯的內容不受影響。',
} satisfies Record<keyof typeof source, string>
