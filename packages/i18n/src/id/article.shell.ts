import type { articleShellTexts as source } from '../zh-cn/article.shell.ts'

export const articleShellTexts = {
  'article.title': 'Artikel',
  'article.views': '{count, plural, other {# kali dibaca}}',
  'article.kind_article': 'Artikel',
  'article.one_article': 'Artikel',
} satisfies Record<keyof typeof source, string>
