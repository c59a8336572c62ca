import type { shopManageTexts as source } from '../zh-cn/shop.manage.ts'

export const shopManageTexts = {
  'org.rights_shop': 'Toko',
  'org.right.shop.goods.edit': 'Ubah barang',
  'org.right.shop.goods.edit.text': 'Membuat dan mengubah barang serta kategori, mulai dan berhenti menjual',
  'org.right.shop.stock.edit': 'Kelola stok',
  'org.right.shop.stock.edit.text': 'Menambah dan mengoreksi stok',
  'org.right.shop.orders.view': 'Lihat pesanan',
  'org.right.shop.orders.view.text': 'Melihat semua pesanan akademi',
  'org.right.shop.orders.ship': 'Kirim dan tukar voucher',
  'org.right.shop.orders.ship.text': 'Mengirim pesanan dan menukar voucher; orang penjual hanya melihat miliknya',
  'org.right.shop.refund.request': 'Ajukan pengembalian',
  'org.right.shop.refund.request.text': 'Mengajukan pengembalian untuk pembeli',
  'org.right.shop.refund.approve': 'Setujui pengembalian',
  'org.right.shop.refund.approve.text': 'Menyetujui, menolak, dan mengulang pengembalian',
  'org.right.shop.merchants.edit': 'Kelola penjual',
  'org.right.shop.merchants.edit.text': 'Mengubah penjual, orangnya, dan area pengiriman',
  'org.right.shop.reconcile': 'Rekonsiliasi',
  'org.right.shop.reconcile.text': 'Mencocokkan laporan penyedia pembayaran dan menyelesaikan selisih',
  'org.right.shop.reports.view': 'Lihat laporan penjualan',
  'org.right.shop.reports.view.text': 'Melihat penjualan barang',
} satisfies Record<keyof typeof source, string>
