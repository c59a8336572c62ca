import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.title': 'News',
} satisfies Record<keyof typeof source, string>
