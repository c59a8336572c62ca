import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.title': '資訊',
} satisfies Record<keyof typeof source, string>
