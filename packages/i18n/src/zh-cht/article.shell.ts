import type { articleShellTexts as source } from '../zh-cn/article.shell.ts'

export const articleShellTexts = {
  'article.title': '資訊',
  'article.views': '{count, plural, other {# 次閱讀}}',
  'article.kind_article': '資訊',
  'article.one_article': '資訊',
} satisfies Record<keyof typeof source, string>
