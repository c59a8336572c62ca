import { ExportOutlined } from '@ant-design/icons'
import type { ArticleDetail } from '@sands/contract/article/article.model'
import { hostOf } from '@sands/web/article/host-of'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverPicture } from '../../../kernel/ui/cover-picture.tsx'
import styles from './article.module.css'

/** An article that is a page of another site: what it is, whose it is, and the way there, in a window of its own. */
export function ElsewhereCard({ article }: { article: ArticleDetail }) {
  const t = useT()
  const moments = useMoments()
  const { title, author, summary, cover, releaseTime, jumpUrl } = article
  return (
    <article className={styles.panel}>
      <div className={styles.column}>
        {cover && (
          <div className={styles.cover}>
            <CoverPicture cover={cover} sizes="(min-width: 960px) 720px, 100vw" none={null} />
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.meta}>
          {author && <span className={styles.author}>{author}</span>}
          <time dateTime={releaseTime}>{moments.day(releaseTime)}</time>
          <span>{t('article.elsewhere')}</span>
        </p>
        {summary && <p className={styles.summary}>{summary}</p>}
        <div className={styles.acts}>
          <Button
            type="primary"
            size="large"
            icon={<ExportOutlined aria-hidden />}
            href={jumpUrl ?? ''}
            target="_blank"
            rel="noopener nofollow"
          >
            {t('article.open_page', { host: hostOf(jumpUrl) })}
          </Button>
        </div>
      </div>
    </article>
  )
}
