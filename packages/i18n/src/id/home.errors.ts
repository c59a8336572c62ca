import type { homeErrors as source } from '../zh-cn/home.errors.ts'

export const homeErrors = {
  'home.page_unfinished': 'Masih ada {count} hal yang belum selesai di halaman ini. Lengkapi dahulu, lalu terbitkan',
  'home.bad_time': 'Pilih waktu di masa depan, paling lama satu tahun dari sekarang',
  'home.published_already': 'Halaman ini sudah diterbitkan atau ditarik. Muat ulang untuk melihatnya',
  'home.too_many_scheduled': 'Paling banyak {limit} halaman dapat menunggu diterbitkan',
  'home.preview_ended': 'Pratinjau ini sudah berakhir. Buka lagi dari editor',
  'home.bad_jump': 'Tujuan belum lengkap, atau tautan tidak dapat dibuka',
  'home.bad_window': 'Waktu selesai harus setelah waktu mulai',
  'home.too_many': 'Paling banyak {limit} buah. Hapus yang tidak lagi dipakai',
  'home.bad_tabs': 'Bilah bawah memiliki tab yang berulang atau tidak dapat dibuka. Periksa, lalu simpan',
  'home.picked_gone':
    'Modul {module}: {count} pilihan sudah dihapus atau bukan milik akademi ini. Keluarkan dahulu, lalu simpan',
} satisfies Record<keyof typeof source, string>
