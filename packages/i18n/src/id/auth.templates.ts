import type { authTemplates as source } from '../zh-cn/auth.templates.ts'

export const authTemplates = {
  'auth.password_replaced.title': 'Kata sandi Anda telah diubah',
  'auth.password_replaced.content':
    'Kata sandi Anda baru saja diubah dan perangkat lain harus masuk kembali. Jika bukan Anda yang melakukannya, segera hubungi administrator.',
  'auth.welcome.title': 'Selamat datang di {college}',
  'auth.welcome.content':
    'Halo {name}! Kursus, ujian, pelatihan, dan pemberitahuan perusahaan akan sampai kepada Anda di sini. Lihat panduannya dulu: tiga menit saja dan Anda sudah paham.',
  'auth.contact_changed.title': 'Kontak akun Anda diubah',
  'auth.contact_changed.content':
    'Akun Anda kini terikat ke {shown}. Jika bukan Anda, segera ubah kata sandi dan hubungi administrator.',
  'auth.new_device.title': 'Masuk dari perangkat baru',
  'auth.new_device.content':
    'Akun Anda baru saja masuk dari perangkat baru, jaringan {network}. Jika bukan Anda, keluarkan perangkat itu di “Akun dan keamanan” lalu ubah kata sandi.',
} satisfies Record<keyof typeof source, string>
