import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': 'Tin tức',
} satisfies Record<keyof typeof source, string>
