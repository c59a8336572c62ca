import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': 'Berita',
  'article.manage_articles': 'Artikel',
  'article.manage_state_published': 'Terbit',
  'article.manage_categories': 'Kategori artikel',
  'article.manage_edit_title': 'Edit artikel',
  'article.manage_type_here': 'Ditulis di sini',
  'article.manage_type_elsewhere': 'Halaman luar',
  'article.jump_article': 'Sebuah artikel',
  'article.jump_articles': 'Artikel',
  'article.pick_article': 'Pilih artikel',
  'article.use_article': 'Artikel',
} satisfies Record<keyof typeof source, string>
