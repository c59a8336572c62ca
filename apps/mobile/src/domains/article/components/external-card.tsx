import type { ArticleDetail } from '@sands/contract/article/article.model'
import { hostOf } from '@sands/web/article/host-of'
import { useT } from '@sands/web/i18n/i18n'
import { ExternalLink } from 'lucide-react'
import view from './article-view.module.css'
import styles from './external-card.module.css'

/** For visitors, who cannot use the web view: the title, the site and a link. */
export function ExternalCard({ article: { title, summary, author, jumpUrl } }: { article: ArticleDetail }) {
  const t = useT()
  return (
    <article className={view.article}>
      <h2 className={view.title}>{title}</h2>
      {author && <p className={view.meta}>{author}</p>}
      {summary && <p className={styles.summary}>{summary}</p>}
      <a className={styles.open} href={jumpUrl ?? ''} target="_blank" rel="noopener nofollow">
        <ExternalLink size={20} aria-hidden />
        {t('article.open_page', { host: hostOf(jumpUrl) })}
      </a>
    </article>
  )
}
