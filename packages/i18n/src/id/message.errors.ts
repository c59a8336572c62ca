import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'Pesan tidak ada atau sudah dihapus',
  'message.gone_already': 'Pesan ini sudah dikirim atau dibatalkan sehingga tidak dapat diubah lagi',
  'message.nobody': 'Tidak ada orang dalam cakupan ini. Silakan pilih kembali',
  'message.bad_time': 'Pilih waktu di masa depan, paling lama satu tahun dari sekarang',
  'message.bad_jump': 'Tujuan belum lengkap, atau tautan tidak dapat dibuka',
} satisfies Record<keyof typeof source, string>
