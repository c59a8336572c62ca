import { articleLinks } from '@sands/contract/article/article.links'
import type { ArticleItem } from '@sands/contract/article/article.model'
import type { ImageLayout } from '@sands/rules/block'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import { Newspaper } from 'lucide-react'
import { FeedTile, NoCover, TILE_SIZES, TileTag, TileWords } from '../../../kernel/feed/feed-tile.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'

interface ArticleTileProps {
  article: ArticleItem
  layout: ImageLayout
  /** Shows the kind, for lists with more than articles. */
  tagged?: boolean | undefined
}

/** An article on the home page. */
export function ArticleTile({ article, layout, tagged = false }: ArticleTileProps) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const { id, title, cover, releaseTime, viewCount } = article
  return (
    <FeedTile
      to={articleLinks.detail(id)}
      cover={
        cover ? (
          <Picture picture={cover} alt="" sizes={TILE_SIZES[layout]} ratio="16 / 9" />
        ) : (
          <NoCover icon={Newspaper} />
        )
      }
      title={title}
      meta={
        <>
          {tagged && <TileTag>{t('article.one_article')}</TileTag>}
          <TileWords>{`${timeAgo(releaseTime)} · ${t('article.views', { count: viewCount })}`}</TileWords>
        </>
      }
    />
  )
}
