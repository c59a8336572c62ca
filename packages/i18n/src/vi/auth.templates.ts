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
  'auth.factor_added.title': 'Đã thêm một cách xác minh hai bước',
  'auth.factor_added.content':
    'Tài khoản của bạn vừa thêm một cách xác minh hai bước. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo quản trị viên.',
  'auth.factor_removed.title': 'Đã gỡ một cách xác minh hai bước',
  'auth.factor_removed.content':
    'Tài khoản của bạn vừa gỡ một cách xác minh hai bước. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo quản trị viên.',
  'auth.factor_reset.title': 'Xác minh hai bước của bạn đã được đặt lại',
  'auth.factor_reset.content':
    'Quản trị viên đã đặt lại xác minh hai bước và bạn bị đăng xuất khắp nơi. Nếu bạn không yêu cầu, hãy báo quản trị viên.',
  'auth.factor_recovery_used.title': 'Một mã khôi phục đã được dùng',
  'auth.factor_recovery_used.content':
    'Có người đã dùng mã khôi phục của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo quản trị viên.',
  'auth.factor_codes_renewed.title': 'Mã khôi phục mới',
  'auth.factor_codes_renewed.content':
    'Tài khoản của bạn có mã khôi phục mới, mã cũ không còn hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo quản trị viên.',
  'auth.factor_guessed.title': 'Có người đang đoán mã của bạn',
  'auth.factor_guessed.content':
    'Tài khoản của bạn có nhiều lần nhập sai mã nên tạm thời phải chờ mới nhập mã được. Khóa truy cập và mã khôi phục vẫn dùng được. Nếu không phải bạn, có người biết mật khẩu của bạn: hãy đổi ngay và báo quản trị viên.',
  'auth.factor_unfinished.title': 'Một lần đăng nhập thiếu bước thứ hai',
  'auth.factor_unfinished.content':
    'Có người đã qua bước thứ nhất khi đăng nhập tài khoản của bạn nhưng không qua bước thứ hai. Nếu không phải bạn, có người biết mật khẩu của bạn: hãy đổi ngay và báo quản trị viên.',
} satisfies Record<keyof typeof source, string>
