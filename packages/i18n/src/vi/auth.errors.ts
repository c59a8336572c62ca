import type { authErrors as source } from '../zh-cn/auth.errors.ts'

export const authErrors = {
  'auth.bad_credentials': 'Tài khoản hoặc mật khẩu không đúng',
  'auth.wait_before_next_try': 'Sai mật khẩu quá nhiều lần. Vui lòng thử lại sau {seconds} giây',
  'auth.account_disabled': 'Tài khoản đã bị vô hiệu hóa. Vui lòng liên hệ quản trị viên',
  'auth.password_change_due': 'Vui lòng đặt mật khẩu mới trước',
  'auth.refresh_refused': 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại',
  'auth.unsupported_grant': 'Không hỗ trợ cách đăng nhập này',
  'auth.unknown_client': 'Xác thực ứng dụng thất bại',
  'auth.change_token_expired': 'Bước này đã hết hạn. Vui lòng đăng nhập lại',
  'auth.weak_password': 'Mật khẩu gồm 8 đến 30 ký tự, có chữ số, chữ cái và ký hiệu, không có khoảng trắng',
  'auth.same_password': 'Mật khẩu mới phải khác mật khẩu cũ',
  'auth.setup_done': 'Hệ thống đã được thiết lập',
  'auth.setup_code': 'Mã không đúng. Hãy xem mã máy chủ đã in khi khởi động',
  'auth.one_time_expired': 'Mật khẩu dùng một lần đã hết hạn. Hãy liên hệ quản trị viên',
  'auth.wrong_password': 'Mật khẩu hiện tại không đúng',
  'auth.demo_password_refused':
    'Mật khẩu dùng thử là công khai và không được dùng trên máy chủ này. Hãy nhờ quản trị viên đặt lại mật khẩu',
} satisfies Record<keyof typeof source, string>
