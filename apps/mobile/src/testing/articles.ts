import type { ArticleDetail, ArticleItem } from '@sands/contract/article/article.model'
import type { Plain } from '@sands/web/testing/fake-calls'

export const anArticle = (id: string, over: Partial<Plain<ArticleItem>> = {}): Plain<ArticleItem> => ({
  id,
  title: `Article ${id}`,
  author: 'Lin',
  summary: 'In short',
  coverImgUrl: null,
  cover: null,
  releaseTime: '2026-11-01T00:00:00.000Z',
  viewCount: 7,
  articleType: 1,
  jumpUrl: null,
  sort: 0,
  ...over,
})

export const anArticleDetail = (id: string, over: Partial<Plain<ArticleDetail>> = {}): Plain<ArticleDetail> => ({
  ...anArticle(id),
  content: '<p>All of it</p>',
  isPublic: 0,
  isCommentable: 1,
  ...over,
})
