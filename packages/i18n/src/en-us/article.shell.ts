import type { articleShellTexts as source } from '../zh-cn/article.shell.ts'

export const articleShellTexts = {
  'article.title': 'Articles',
  'article.views': '{count, plural, one {# view} other {# views}}',
  'article.kind_article': 'Articles',
  'article.one_article': 'Article',
} satisfies Record<keyof typeof source, string>
