export const homeTexts = {
  'home.webview_title': '网页',
  'home.webview_refused_title': '无法打开这个链接',
  'home.webview_refused_text': '为了您的安全，这里只打开 http 或 https 网页',
  'home.webview_outside_only': '这个网页未加密，请在新窗口中打开',
  'home.webview_host': '内容来自 {host}',
  'home.open_outside': '在新窗口打开',
  'home.no_tabs_title': '公司还没有设置首页',
  'home.to_my': '前往“我的”',
}
