import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.detail': 'Artikel',
  'article.search': 'Cari artikel',
  'article.search_clear': 'Hapus pencarian',
  'article.categories': 'Kategori',
  'article.all': 'Semua',
  'article.pinned': 'Disematkan',
  'article.elsewhere': 'Halaman luar',
  'article.open_page': 'Buka {host}',
  'article.none': 'Belum ada artikel',
  'article.none_text': 'Berita dan artikel perusahaan akan muncul di sini',
  'article.none_here': 'Belum ada artikel di kategori ini',
  'article.show_all': 'Lihat semua artikel',
  'article.none_found': '“{words}” tidak ditemukan',
  'article.closed_title': 'Masuk untuk membaca',
  'article.closed_text': 'Artikel ini untuk orang di perusahaan',
  'article.sign_in': 'Masuk',
  'article.sign_in_to_talk': 'Masuk untuk menyukai, menyimpan, berkomentar',
} satisfies Record<keyof typeof source, string>
