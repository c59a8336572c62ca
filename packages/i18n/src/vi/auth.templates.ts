import type { authTemplates as source } from '../zh-cn/auth.templates.ts'

export const authTemplates = {
  'auth.password_replaced.title': 'Mật khẩu của bạn đã được đổi',
  'auth.password_replaced.content':
    'Mật khẩu của bạn vừa được đổi và các thiết bị khác cần đăng nhập lại. Nếu không phải bạn thực hiện, hãy liên hệ ngay với quản trị viên.',
  'auth.welcome.title': 'Chào mừng đến với {college}',
  'auth.welcome.content':
    'Xin chào {name}! Khóa học, bài thi, đào tạo và thông báo của công ty sẽ được gửi đến bạn tại đây. Hãy xem hướng dẫn trước: chỉ ba phút là bạn quen ngay.',
} satisfies Record<keyof typeof source, string>
