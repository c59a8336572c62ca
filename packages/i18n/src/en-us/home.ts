import type { homeTexts as source } from '../zh-cn/home.ts'

export const homeTexts = {
  'home.webview_title': 'Web page',
  'home.webview_refused_title': 'This link cannot be opened',
  'home.webview_refused_text': 'For your safety only http and https pages are opened here',
  'home.webview_outside_only': 'This page is not encrypted. Please open it in a new window',
  'home.webview_host': 'Content from {host}',
  'home.open_outside': 'Open in a new window',
  'home.no_tabs_title': 'Your company has not set up its home page yet',
  'home.to_my': 'Go to Me',
} satisfies Record<keyof typeof source, string>
