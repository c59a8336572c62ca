import type { homeTexts as source } from '../zh-cn/home.ts'

export const homeTexts = {
  'home.webview_title': 'Halaman web',
  'home.webview_refused_title': 'Tautan ini tidak bisa dibuka',
  'home.webview_refused_text': 'Demi keamanan Anda, hanya halaman http dan https yang dibuka di sini',
  'home.webview_outside_only': 'Halaman ini tidak terenkripsi. Silakan buka di jendela baru',
  'home.webview_host': 'Konten dari {host}',
  'home.open_outside': 'Buka di jendela baru',
  'home.no_tabs_title': 'Perusahaan belum menyiapkan beranda',
  'home.to_my': 'Ke Saya',
} satisfies Record<keyof typeof source, string>
