import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': 'Berita',
} satisfies Record<keyof typeof source, string>
