import type { articleErrors as source } from '../zh-cn/article.errors.ts'

export const articleErrors = {
  'article.gone': 'This article is gone, or not available to you',
  'article.bad_link': 'The link must begin with http:// or https://',
  'article.empty': 'There is nothing to read yet',
  'article.fact.title': 'Title',
  'article.fact.author': 'Author',
  'article.fact.category': 'Category',
  'article.fact.summary': 'Summary',
  'article.fact.content': 'Content',
} satisfies Record<keyof typeof source, string>
