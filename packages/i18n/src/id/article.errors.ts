import type { articleErrors as source } from '../zh-cn/article.errors.ts'

export const articleErrors = {
  'article.gone': 'Artikel ini sudah tidak ada atau tidak tersedia untuk Anda',
  'article.bad_link': 'Tautan harus diawali http:// atau https://',
  'article.empty': 'Isi artikel masih kosong',
  'article.fact.title': 'Judul',
  'article.fact.author': 'Penulis',
  'article.fact.category': 'Kategori',
  'article.fact.summary': 'Ringkasan',
  'article.fact.content': 'Isi',
} satisfies Record<keyof typeof source, string>
