import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.title': 'Tin tức',
} satisfies Record<keyof typeof source, string>
