import type { articleErrors as source } from '../zh-cn/article.errors.ts'

export const articleErrors = {
  'article.gone': '資訊不存在、已下架或您無權檢視',
  'article.bad_link': '外部連結須以 http:// 或 https:// 開頭',
  'article.empty': '正文不能為空',
  'article.fact.title': '標題',
  'article.fact.author': '作者',
  'article.fact.category': '分類',
  'article.fact.summary': '摘要',
  'article.fact.content': '內容',
} satisfies Record<keyof typeof source, string>
