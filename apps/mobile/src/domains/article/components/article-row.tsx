import { articleLinks } from '@sands/contract/article/article.links'
import type { ArticleItem } from '@sands/contract/article/article.model'
import { isExternal } from '@sands/web/article/is-external'
import { useT } from '@sands/web/i18n/i18n'
import { ExternalLink, Eye } from 'lucide-react'
import { LinkCard } from '../../../kernel/ui/list/link-card.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './article-row.module.css'

interface ArticleRowProps {
  article: ArticleItem
  time: string
}

/** One article of a list: title, author, date and number of views. */
export function ArticleRow({ article, time }: ArticleRowProps) {
  const t = useT()
  const countText = useCountText()
  const { id, title, author, summary, cover, releaseTime, viewCount, sort } = article
  return (
    <LinkCard to={articleLinks.detail(id)}>
      <span className={styles.words}>
        <span className={styles.title}>
          {sort > 0 && <span className={styles.pinned}>{t('article.pinned')}</span>}
          {title}
        </span>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.meta}>
          {author && <span className={styles.author}>{author}</span>}
          <time dateTime={releaseTime}>{time}</time>
          <span className={styles.views}>
            <Eye size={14} aria-hidden />
            <span className="visually-hidden">{t('article.views', { count: viewCount })}</span>
            <span aria-hidden>{countText(viewCount)}</span>
          </span>
          {isExternal(article) && (
            <span className={styles.views}>
              <ExternalLink size={14} aria-hidden />
              <span className="visually-hidden">{t('article.elsewhere')}</span>
            </span>
          )}
        </span>
      </span>
      {cover && (
        <span className={styles.cover}>
          <Picture picture={cover} alt="" sizes="112px" ratio="4 / 3" />
        </span>
      )}
    </LinkCard>
  )
}
