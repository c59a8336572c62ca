import type { homeTexts as source } from '../zh-cn/home.ts'

export const homeTexts = {
  'home.webview_title': '網頁',
  'home.webview_refused_title': '無法開啟這個連結',
  'home.webview_refused_text': '為了您的安全，這裡只開啟 http 或 https 網頁',
  'home.webview_outside_only': '這個網頁未加密，請在新視窗中開啟',
  'home.webview_host': '內容來自 {host}',
  'home.open_outside': '在新視窗開啟',
  'home.no_tabs_title': '公司尚未設定首頁',
  'home.to_my': '前往「我的」',
} satisfies Record<keyof typeof source, string>
