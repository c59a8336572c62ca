import type { authTemplates as source } from '../zh-cn/auth.templates.ts'

export const authTemplates = {
  'auth.password_replaced.title': 'Mật khẩu của bạn đã được đổi',
  'auth.password_replaced.content':
    'Mật khẩu của bạn vừa được đổi và các thiết bị khác cần đăng nhập lại. Nếu không phải bạn thực hiện, hãy liên hệ ngay với quản trị viên.',
  'auth.welcome.title': 'Chào mừng đến với {college}',
  'auth.welcome.content':
    'Xin chào {name}! Khóa học, bài thi, đào tạo và thông báo của công ty sẽ được gửi đến bạn tại đây. Hãy xem hướng dẫn trước: chỉ ba phút là bạn quen ngay.',
  'auth.contact_changed.title': 'Thông tin liên hệ đã thay đổi',
  'auth.contact_changed.content':
    'Tài khoản của bạn vừa được liên kết với {shown}. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ quản trị viên ngay.',
  'auth.new_device.title': 'Đăng nhập trên thiết bị mới',
  'auth.new_device.content':
    'Tài khoản của bạn vừa đăng nhập trên thiết bị mới, mạng {network}. Nếu không phải bạn, hãy đăng xuất thiết bị đó trong “Tài khoản và bảo mật” và đổi mật khẩu.',
} satisfies Record<keyof typeof source, string>
