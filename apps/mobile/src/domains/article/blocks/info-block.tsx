import { articleLinks } from '@sands/contract/article/article.links'
import { type FeedPart, feedAmount, feedParts, imageLayout, onlyCategory } from '@sands/rules/block'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { ARTICLE_PAGE } from '../article-calls.ts'
import { ArticleTile } from './article-tile.tsx'

const MOST_READ = 3 as const

/** What somebody has chosen one by one stays in their order. */
function chosenArticles({ ids, categoryIds, byNumber }: FeedPart) {
  if (ids.length > 0) return { ids: ids.join(',') }
  return {
    ...(categoryIds.length > 0 && { categoryIds: categoryIds.join(',') }),
    ...(byNumber && { sortType: MOST_READ }),
  }
}

/** Articles, of some categories or of all. */
export function InfoBlock({ block }: BlockProps) {
  const t = useT()
  const [part] = feedParts(block)
  const { data, isError, refetch } = useCall(
    ARTICLE_PAGE,
    {
      query: {
        ...(part && chosenArticles(part)),
        current: 1,
        size: feedAmount(block),
      },
    },
    { silent: true, keep: true },
  )
  const layout = imageLayout(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('article.title')}
      more={articleLinks.list(part && onlyCategory(part))}
      kind="tile"
      answer={{ data: data?.records, isError, retry: () => void refetch() }}
    >
      {(article) => <ArticleTile key={article.id} article={article} layout={layout} />}
    </FeedBlock>
  )
}
