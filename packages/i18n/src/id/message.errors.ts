import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'Pesan tidak ada atau sudah dihapus',
  'message.gone_already': 'Pesan ini sudah dikirim atau dibatalkan sehingga tidak dapat diubah lagi',
  'message.nobody': 'Tidak ada orang dalam cakupan ini. Silakan pilih kembali',
  'message.bad_time': 'Pilih waktu di masa depan, paling lama satu tahun dari sekarang',
  'message.bad_jump': 'Tujuan belum lengkap, atau tautan tidak dapat dibuka',
  'message.channel_open': 'Buka',
  'message.channel_footer': 'Anda menerima pesan ini sebagai anggota {college}. Ubah cara pesan sampai kepada Anda:',
  'message.digest_title': '{count, plural, other {Anda punya # pesan baru}}',
  'message.digest_more': '{count, plural, other {dan # lainnya}}',
} satisfies Record<keyof typeof source, string>
