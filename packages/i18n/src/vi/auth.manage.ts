import type { authManageTexts as source } from '../zh-cn/auth.manage.ts'

export const authManageTexts = {
  'auth.panel_text': 'Nơi học tập tại công ty: một tài khoản cho cả máy tính và điện thoại.',
  'auth.welcome': 'Chào mừng trở lại',
  'auth.welcome_text': 'Đăng nhập bằng tài khoản công ty',
  'auth.sign_in_to_continue': 'Đăng nhập để tiếp tục đến trang bạn muốn mở',
  'auth.too_many_tries': 'Tài khoản này đã nhập sai mật khẩu quá nhiều lần. Vui lòng đợi một lát',
  'auth.demo_one_click': 'Tài khoản dùng thử, nhấp để đăng nhập',
  'auth.back_to_sign_in': 'Quay lại đăng nhập',
} satisfies Record<keyof typeof source, string>
