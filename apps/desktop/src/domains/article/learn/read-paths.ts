import { type FeedPart, onlyCategory } from '@sands/rules/block'

/** Pages of the article domain in the learner portal, relative to /desktop. */
export const readPaths = {
  articles: '/article',
  article: (id: string) => `/article/detail?id=${encodeURIComponent(id)}`,
  /** The page with more items of a home page module. */
  more: (part: FeedPart | undefined) => {
    const category = part && onlyCategory(part)
    return category ? `/article?categoryId=${encodeURIComponent(category)}` : '/article'
  },
}
