import type { kernelErrors as source } from '../zh-cn/kernel.errors.ts'

export const kernelErrors = {
  'kernel.not_signed_in': 'Silakan masuk terlebih dahulu',
  'kernel.signed_out': 'Anda telah keluar. Silakan masuk lagi',
  'kernel.no_permission': 'Anda tidak memiliki izin untuk melakukan ini',
  'kernel.not_found': 'Konten tidak ada atau telah dihapus',
  'kernel.malformed': 'Permintaan tidak dapat dibaca',
  'kernel.invalid_field': '“{field}” tidak valid: {reason}',
  'kernel.reason.required': 'wajib diisi',
  'kernel.reason.type': 'formatnya salah',
  'kernel.reason.short': 'minimal {limit} karakter',
  'kernel.reason.long': 'maksimal {limit} karakter',
  'kernel.reason.small': 'tidak boleh kurang dari {limit}',
  'kernel.reason.big': 'tidak boleh lebih dari {limit}',
  'kernel.too_large': 'Data yang dikirim terlalu besar',
  'kernel.unsupported_type': 'Jenis konten ini tidak didukung',
  'kernel.too_many_requests': 'Terlalu banyak permintaan. Coba lagi dalam {seconds} detik',
  'kernel.key_reused': 'Ini sudah dikirim dengan isi berbeda. Muat ulang lalu coba lagi',
  'kernel.unexpected': 'Terjadi kesalahan. Coba lagi nanti (referensi {requestId})',
  'kernel.unavailable': 'Layanan sedang tidak tersedia. Coba lagi sebentar',
  'kernel.changed_meanwhile': 'Isi ini baru saja diubah orang lain. Periksa lagi sebelum menyimpan',
  'kernel.not_set_up': 'Sistem ini belum disiapkan',
} satisfies Record<keyof typeof source, string>
