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
  'auth.factor_added.title': 'Cara verifikasi dua langkah ditambahkan',
  'auth.factor_added.content':
    'Sebuah cara verifikasi dua langkah ditambahkan ke akun Anda. Jika bukan Anda, segera ganti kata sandi dan beri tahu administrator.',
  'auth.factor_removed.title': 'Cara verifikasi dua langkah dihapus',
  'auth.factor_removed.content':
    'Sebuah cara verifikasi dua langkah dihapus dari akun Anda. Jika bukan Anda, segera ganti kata sandi dan beri tahu administrator.',
  'auth.factor_reset.title': 'Verifikasi dua langkah Anda diatur ulang',
  'auth.factor_reset.content':
    'Administrator mengatur ulang verifikasi dua langkah Anda, dan Anda dikeluarkan di mana-mana. Jika tidak Anda minta, beri tahu administrator.',
  'auth.factor_recovery_used.title': 'Sebuah kode pemulihan dipakai',
  'auth.factor_recovery_used.content':
    'Seseorang memakai kode pemulihan Anda. Jika bukan Anda, segera ganti kata sandi dan beri tahu administrator.',
  'auth.factor_codes_renewed.title': 'Kode pemulihan baru',
  'auth.factor_codes_renewed.content':
    'Kode pemulihan baru dibuat untuk akun Anda; yang lama tidak berlaku. Jika bukan Anda, segera ganti kata sandi dan beri tahu administrator.',
  'auth.factor_guessed.title': 'Seseorang menebak kode Anda',
  'auth.factor_guessed.content':
    'Banyak kode salah dimasukkan untuk akun Anda, jadi kode harus menunggu sementara. Kunci sandi dan kode pemulihan tetap berlaku. Jika bukan Anda, seseorang mengetahui kata sandi Anda: segera ganti dan beri tahu administrator.',
  'auth.factor_unfinished.title': 'Upaya masuk tanpa langkah kedua',
  'auth.factor_unfinished.content':
    'Seseorang menyelesaikan langkah pertama masuk ke akun Anda, tetapi tidak langkah kedua. Jika bukan Anda, seseorang mengetahui kata sandi Anda: segera ganti dan beri tahu administrator.',
} satisfies Record<keyof typeof source, string>
