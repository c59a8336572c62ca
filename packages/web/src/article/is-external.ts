import type { ArticleItem } from '@sands/contract/article/article.model'

/** Whether the article is a page of another site. */
export const isExternal = ({ articleType, jumpUrl }: Pick<ArticleItem, 'articleType' | 'jumpUrl'>): boolean =>
  articleType === 2 && jumpUrl !== null
