import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'Berkas terlalu besar. Pilih berkas paling besar {limit} MB',
  'media.wrong_type': 'Jenis berkas ini tidak didukung. Pilih gambar berjenis {types}',
  'media.unreadable': 'Gambar rusak dan tidak dapat dibaca',
  'media.too_many_pixels': 'Ukuran gambar terlalu besar. Pilih gambar paling besar {limit} megapiksel',
  'media.gone': 'Berkas tidak ada atau sudah dihapus',
  'media.address_ended': 'Alamat berkas ini sudah tidak berlaku. Silakan muat ulang halaman',
  'media.busy': 'Banyak gambar sedang diproses. Silakan coba lagi sebentar lagi',
  'media.no_space': 'Ruang penyimpanan habis sehingga berkas tidak disimpan. Hubungi administrator Anda',
} satisfies Record<keyof typeof source, string>
