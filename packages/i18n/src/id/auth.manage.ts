import type { authManageTexts as source } from '../zh-cn/auth.manage.ts'

export const authManageTexts = {
  'auth.panel_text': 'Tempat belajar di perusahaan: satu akun untuk komputer dan ponsel.',
  'auth.welcome': 'Selamat datang kembali',
  'auth.welcome_text': 'Masuk dengan akun perusahaan Anda',
  'auth.sign_in_to_continue': 'Masuk untuk melanjutkan ke halaman yang Anda tuju',
  'auth.too_many_tries': 'Terlalu banyak kata sandi salah untuk akun ini. Tunggu sebentar',
  'auth.demo_one_click': 'Akun demo, klik untuk masuk',
  'auth.back_to_sign_in': 'Kembali ke halaman masuk',
} satisfies Record<keyof typeof source, string>
