import type { ArticleItem } from '@sands/contract/article/article.model'

/** An article that is a page of another site. */
export const isExternal = ({ articleType, jumpUrl }: Pick<ArticleItem, 'articleType' | 'jumpUrl'>): boolean =>
  articleType === 2 && jumpUrl !== null
