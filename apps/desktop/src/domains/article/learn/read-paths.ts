import { type FeedPart, onlyCategory } from '@sands/rules/block'

/** Pages of the article domain in the learner portal, below /desktop. */
export const readPaths = {
  articles: '/article',
  article: (id: string) => `/article/detail?id=${encodeURIComponent(id)}`,
  /** Where a part of a module of the home page goes on. */
  more: (part: FeedPart | undefined) => {
    const category = part && onlyCategory(part)
    return category ? `/article?categoryId=${encodeURIComponent(category)}` : '/article'
  },
}
