import type { authTexts as source } from '../zh-cn/auth.ts'

export const authTexts = {
  'auth.way_closed_title': 'Cách này chưa được mở',
  'auth.way_closed_text': 'Hãy liên hệ quản trị viên hoặc đăng nhập cách khác',
  'auth.deletion_waiting': 'Yêu cầu xóa đang chờ duyệt',
} satisfies Record<keyof typeof source, string>
