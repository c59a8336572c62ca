import type { articleShellTexts as source } from '../zh-cn/article.shell.ts'

export const articleShellTexts = {
  'article.title': 'Bài viết',
  'article.views': '{count, plural, other {# lượt xem}}',
  'article.kind_article': 'Bài viết',
  'article.one_article': 'Bài viết',
} satisfies Record<keyof typeof source, string>
