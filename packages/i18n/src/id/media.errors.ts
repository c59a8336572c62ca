import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'Berkas terlalu besar. Pilih berkas paling besar {limit}',
  'media.empty': 'Berkas ini kosong. Pilih berkas lain',
  'media.wrong_type': 'Jenis berkas ini tidak didukung. Pilih berkas berjenis {types}',
  'media.other_content':
    'Nama berkas berakhiran .{ending}, tetapi isinya bukan format itu. Berkas mungkin diganti namanya atau rusak',
  'media.unreadable': 'Berkas ini rusak dan tidak dapat dibaca',
  'media.too_many_pixels': 'Ukuran gambar terlalu besar. Pilih gambar paling besar {limit} megapiksel',
  'media.gone': 'Berkas tidak ada atau sudah dihapus',
  'media.address_ended': 'Alamat berkas ini sudah tidak berlaku. Silakan muat ulang halaman',
  'media.busy': 'Banyak berkas sedang diproses. Silakan coba lagi sebentar lagi',
  'media.no_space': 'Ruang penyimpanan habis sehingga berkas tidak disimpan. Hubungi administrator Anda',
  'media.upload_unfinished': 'Berkas belum terkirim seluruhnya. Silakan lanjutkan unggahan',
  'media.quota_used': 'Ruang {limit} GB sudah habis. Silakan hubungi administrator',
  'media.store_unreachable': 'Penyimpanan sedang tidak menjawab. Silakan coba lagi nanti',
  'media.not_your_key': 'Anda tidak berhak memakai berkas ini',
  'media.visitors_cannot_upload': 'Pengunjung tidak dapat mengunggah berkas. Silakan masuk dahulu',
  'media.other_kind': 'Jenis kedua berkas berbeda, jadi tidak dapat saling menggantikan',
  'media.not_ready': 'Berkas masih diproses. Silakan coba lagi nanti',
  'media.not_failed': 'Berkas ini tidak perlu dicoba lagi',
  'media.unfinishable': '{count} kursus memakai berkas ini dan tidak dapat diselesaikan dengan berkas baru',
  'media.fixed':
    'Naskah soal yang sudah terbit atau sudah dikerjakan memakai berkas ini, jadi tidak dapat diganti. Tambahkan berkas baru pada soal',
  'media.in_use': 'Berkas dipakai di {count} tempat dan tidak dapat dihapus',
  'media.other_protocol': 'Versi aplikasi terlalu lama. Muat ulang, lalu unggah lagi',
} satisfies Record<keyof typeof source, string>
