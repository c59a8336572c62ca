import type { kernelManageTexts as source } from '../zh-cn/kernel.manage.ts'

export const kernelManageTexts = {
  'manage.title': 'Manajemen',
  'manage.portal': 'Portal belajar',
  'manage.to_overview': 'Ke ringkasan',
  'manage.skip': 'Langsung ke konten',
  'manage.breadcrumbs': 'Posisi Anda',
  'manage.refresh': 'Segarkan',
  'manage.acts': 'Tindakan',
  'manage.copy': 'Salin',
  'manage.copied': 'Tersalin',
  'manage.search': 'Cari halaman',
  'manage.search_placeholder': 'Mau ke halaman mana?',
  'manage.search_found': '{count} halaman ditemukan',
  'manage.search_none': 'Tidak ada halaman yang cocok dengan “{typed}”',
  'manage.language_now': 'Bahasa: {name}',
  'manage.account_of': 'Menu akun {name}',
  'manage.open_on_phone': 'Buka di ponsel',
  'manage.phone_text': 'Pindai kode ini, atau ketik alamat berikut di peramban ponsel:',
  'manage.phone_code': 'Kode QR menuju {address}',
  'manage.phone_only_here':
    'Alamat ini hanya berlaku di komputer ini. Ponsel memerlukan alamat di jaringan perusahaan.',
  'manage.phone_version': 'Gunakan versi ponsel',
  'manage.no_right_title': 'Anda tidak dapat membuka halaman ini',
  'manage.no_right_text':
    'Anda masuk ke {college} sebagai {name}, dan akun ini tidak punya hak membukanya. Jika perlu, hubungi administrator.',
  'manage.failed_network': 'Coba lagi setelah tersambung. Yang sudah Anda ketik tidak hilang.',
  'manage.broken_text': 'Mungkin versi baru saja dipasang. Biasanya cukup dimuat ulang.',
  'manage.total': '{count} entri',
  'manage.chosen': '{count} dipilih',
  'manage.page_size': 'Entri per halaman',
  'manage.outbox_waiting': '{count} entri menunggu dikirim',
} satisfies Record<keyof typeof source, string>
