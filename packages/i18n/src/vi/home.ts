import type { homeTexts as source } from '../zh-cn/home.ts'

export const homeTexts = {
  'home.webview_title': 'Trang web',
  'home.webview_refused_title': 'Không thể mở liên kết này',
  'home.webview_refused_text': 'Vì sự an toàn của bạn, ở đây chỉ mở trang http hoặc https',
  'home.webview_outside_only': 'Trang này không được mã hóa. Vui lòng mở trong cửa sổ mới',
  'home.webview_host': 'Nội dung từ {host}',
  'home.open_outside': 'Mở trong cửa sổ mới',
  'home.no_tabs_title': 'Công ty chưa thiết lập trang chủ',
  'home.to_my': 'Đến mục Tôi',
} satisfies Record<keyof typeof source, string>
