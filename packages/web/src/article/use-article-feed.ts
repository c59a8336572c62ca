import type { ArticleItem } from '@sands/contract/article/article.model'
import type { Block } from '@sands/contract/home/home.model'
import { type FeedPart, feedAmount } from '@sands/rules/block'
import { useCall } from '../call/use-call.ts'
import { type FeedAnswer, feedAnswer } from '../feed/feed-answer.ts'
import { ARTICLE_PAGE } from './article-calls.ts'

const MOST_READ = 3 as const

/** Picked articles keep their order. */
function chosenArticles({ ids, categoryIds, byNumber }: FeedPart) {
  if (ids.length > 0) return { ids: ids.join(',') }
  return {
    ...(categoryIds.length > 0 && { categoryIds: categoryIds.join(',') }),
    ...(byNumber && { sortType: MOST_READ }),
  }
}

interface ArticleFeed {
  block: Block
  /** Undefined shows all articles. */
  part: FeedPart | undefined
  /** Stores the answer on this device. */
  keep?: boolean
}

/** The articles that a part of a module shows to this person. */
export const useArticleFeed = ({ block, part, keep = false }: ArticleFeed): FeedAnswer<ArticleItem> =>
  feedAnswer(
    useCall(
      ARTICLE_PAGE,
      { query: { ...(part && chosenArticles(part)), current: 1, size: feedAmount(block) } },
      { silent: true, keep },
    ),
  )
