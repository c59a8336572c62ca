import { ReadOutlined } from '@ant-design/icons'
import type { ArticleItem } from '@sands/contract/article/article.model'
import { useT } from '../../../kernel/text.ts'
import { CardFacts, CardTag, CoverCard } from '../../../kernel/ui/cover-card.tsx'
import { CoverPicture, NoCover } from '../../../kernel/ui/cover-picture.tsx'
import { TimeAgo } from '../../../kernel/ui/time-ago.tsx'
import { readPaths } from './read-paths.ts'

interface ArticleCardProps {
  article: ArticleItem
  /** Shows the kind, for lists with more than articles. */
  tagged?: boolean
}

/** An article in a list of cards. */
export function ArticleCard({ article, tagged = false }: ArticleCardProps) {
  const t = useT()
  const { id, title, cover, coverImgUrl, releaseTime, viewCount } = article
  return (
    <CoverCard
      to={readPaths.article(id)}
      cover={
        <CoverPicture
          cover={cover}
          url={coverImgUrl}
          sizes="(min-width: 960px) 300px, 50vw"
          none={<NoCover icon={<ReadOutlined />} />}
        />
      }
      title={title}
    >
      <CardFacts>
        {tagged && <CardTag>{t('article.title')}</CardTag>}
        <TimeAgo at={releaseTime} />
      </CardFacts>
      <CardFacts>{t('article.views', { count: viewCount })}</CardFacts>
    </CoverCard>
  )
}
