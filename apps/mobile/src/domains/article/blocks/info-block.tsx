import { articleLinks } from '@sands/contract/article/article.links'
import { feedParts, imageLayout, onlyCategory } from '@sands/rules/block'
import { useArticleFeed } from '@sands/web/article/use-article-feed'
import { useT } from '@sands/web/i18n/i18n'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/slots.ts'
import { ArticleTile } from './article-tile.tsx'

/** Articles of some categories, or all articles. */
export function InfoBlock({ block }: BlockProps) {
  const t = useT()
  const [part] = feedParts(block)
  const answer = useArticleFeed({ block, part, keep: true })
  const layout = imageLayout(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('article.title')}
      more={articleLinks.list(part && onlyCategory(part))}
      kind="tile"
      answer={answer}
    >
      {(article) => <ArticleTile key={article.id} article={article} layout={layout} />}
    </FeedBlock>
  )
}
