import { feedParts } from '@sands/rules/block'
import { useArticleFeed } from '@sands/web/article/use-article-feed'
import { FeedBlock } from '../../../kernel/feed/feed-block.tsx'
import type { BlockProps } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { ArticleCard } from '../learn/article-card.tsx'
import { readPaths } from '../learn/read-paths.ts'

/** Articles of some categories, or all articles. */
export function InfoBlock({ block }: BlockProps) {
  const t = useT()
  const [part] = feedParts(block)
  return (
    <FeedBlock
      block={block}
      usualTitle={t('article.title')}
      more={readPaths.more(part)}
      answer={useArticleFeed({ block, part })}
      bone={<CoverCardBone />}
    >
      {(article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      )}
    </FeedBlock>
  )
}
