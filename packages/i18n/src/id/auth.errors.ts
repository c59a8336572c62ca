import type { authErrors as source } from '../zh-cn/auth.errors.ts'

export const authErrors = {
  'auth.bad_credentials': 'Akun atau kata sandi salah',
  'auth.wait_before_next_try': 'Terlalu banyak kata sandi salah. Coba lagi dalam {seconds} detik',
  'auth.account_disabled': 'Akun ini dinonaktifkan. Hubungi administrator Anda',
  'auth.password_change_due': 'Silakan buat kata sandi baru terlebih dahulu',
  'auth.refresh_refused': 'Sesi Anda telah berakhir. Silakan masuk lagi',
  'auth.unsupported_grant': 'Cara masuk ini tidak didukung',
  'auth.unknown_client': 'Autentikasi gagal',
  'auth.change_token_expired': 'Langkah ini sudah kedaluwarsa. Silakan masuk lagi',
  'auth.weak_password': 'Gunakan 8 hingga 30 karakter dengan angka, huruf, dan simbol, tanpa spasi',
  'auth.same_password': 'Kata sandi baru harus berbeda dari yang lama',
  'auth.setup_done': 'Sistem ini sudah disiapkan',
  'auth.setup_code': 'Kode salah. Lihat kode yang dicetak server saat mulai',
  'auth.one_time_expired': 'Kata sandi sekali pakai sudah kedaluwarsa. Hubungi administrator',
  'auth.wrong_password': 'Kata sandi saat ini tidak benar',
  'auth.demo_password_refused':
    'Kata sandi demo bersifat publik dan tidak diterima di server ini. Minta administrator meresetnya',
} satisfies Record<keyof typeof source, string>
