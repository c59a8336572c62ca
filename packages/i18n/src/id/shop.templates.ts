import type { shopTemplates as source } from '../zh-cn/shop.templates.ts'

export const shopTemplates = {
  'shop.paid.title': 'Pesanan dibayar: {goods}',
  'shop.paid.content': 'Pesanan {number} Anda sudah dibayar.',
  'shop.expired.title': 'Pesanan ditutup: {goods}',
  'shop.expired.content':
    'Pesanan {number} tidak dibayar dalam 30 menit dan ditutup. Poin yang ditahan sudah dikembalikan.',
  'shop.paid_late.title': 'Pembayaran dikembalikan: {goods}',
  'shop.paid_late.content':
    'Pembayaran pesanan {number} terlambat atau dobel. Uang Anda kembali dalam 1 sampai 3 hari kerja.',
  'shop.shipped.title': 'Pesanan dikirim: {goods}',
  'shop.shipped.content': 'Pesanan {number} dikirim dengan {carrier}, nomor resi {tracking}.',
  'shop.redeemed.title': 'Layanan digunakan: {goods}',
  'shop.redeemed.content': 'Voucher pesanan {number} telah ditukarkan.',
  'shop.received.title': 'Pesanan diterima: {goods}',
  'shop.received.content': 'Pesanan {number} sudah lama dikirim dan kini dianggap diterima.',
  'shop.voucher_ending.title': 'Voucher Anda segera berakhir: {goods}',
  'shop.voucher_ending.content': 'Voucher pesanan {number} berlaku sampai {date}. Gunakan sebelum itu.',
  'shop.voucher_over.title': 'Voucher kedaluwarsa: {goods}',
  'shop.voucher_over.content': 'Voucher pesanan {number} tidak digunakan tepat waktu dan sudah kedaluwarsa.',
  'shop.to_ship.title': 'Ada pesanan yang harus dikirim: {goods}',
  'shop.to_ship.content': 'Pesanan {number} sudah dibayar. Kirimkan lewat desktop di Toko > Pesanan.',
  'shop.refund_requested.title': 'Ada pengembalian dana yang menunggu persetujuan: {goods}',
  'shop.refund_requested.content':
    'Pengembalian dana pesanan {number} diminta. Putuskan lewat desktop di Toko > Pesanan.',
  'shop.refund_approved.title': 'Pengembalian disetujui: {goods}',
  'shop.refund_approved.content':
    'Pengembalian pesanan {number} disetujui. Poin kembali seketika, uang dalam 1 sampai 3 hari kerja.',
  'shop.refund_rejected.title': 'Pengembalian ditolak: {goods}',
  'shop.refund_rejected.content':
    'Permintaan pengembalian pesanan {number} ditolak. Lihat alasannya di rincian pesanan.',
  'shop.refund_success.title': 'Dana dikembalikan: {goods}',
  'shop.refund_success.content': 'Pengembalian pesanan {number} selesai.',
  'shop.refund_failed.title': 'Pengembalian gagal: {goods}',
  'shop.refund_failed.content':
    'Pengembalian pesanan {number} belum berhasil. Kami akan mengurusnya; Anda tidak perlu melakukan apa pun.',
} satisfies Record<keyof typeof source, string>
