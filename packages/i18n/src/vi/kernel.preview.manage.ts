import type { kernelPreviewManageTexts as source } from '../zh-cn/kernel.preview.manage.ts'

export const kernelPreviewManageTexts = {
  'manage.preview_title': 'Xem trước trên điện thoại',
  'manage.preview_late_title': 'Chưa mở được bản xem trước',
  'manage.preview_late_text': 'Có thể mạng đang chậm. Nội dung bạn đã chỉnh sửa không bị ảnh hưởng.',
} satisfies Record<keyof typeof source, string>
