import { ExportOutlined, EyeOutlined, ReadOutlined } from '@ant-design/icons'
import type { ArticleItem } from '@sands/contract/article/article.model'
import { isExternal } from '@sands/web/article/is-external'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverPicture, NoCover } from '../../../kernel/ui/cover-picture.tsx'
import { TimeAgo } from '../../../kernel/ui/time-ago.tsx'
import styles from './article-row.module.css'
import { readPaths } from './read-paths.ts'

const PLACES = [1, 2, 3, 4] as const

/** One article of a list: title, author, date and number of views. */
export function ArticleRow({ article }: { article: ArticleItem }) {
  const t = useT()
  const { number } = useMoments()
  const { id, title, author, summary, cover, coverImgUrl, releaseTime, viewCount, sort } = article
  return (
    <Link to={readPaths.article(id)} className={styles.row}>
      <span className={styles.cover}>
        <CoverPicture cover={cover} url={coverImgUrl} sizes="208px" none={<NoCover icon={<ReadOutlined />} />} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {sort > 0 && <span className={styles.pinned}>{t('article.pinned')}</span>}
          {title}
        </span>
        {summary && <span className={styles.summary}>{summary}</span>}
        <span className={styles.meta}>
          {author && <span>{author}</span>}
          <TimeAgo at={releaseTime} />
          <span>
            <EyeOutlined aria-hidden /> <span aria-hidden>{number(viewCount)}</span>
            <span className="visually-hidden">{t('article.views', { count: viewCount })}</span>
          </span>
          {isExternal(article) && (
            <span>
              <ExportOutlined aria-hidden /> {t('article.elsewhere')}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** A skeleton in the shape of the rows. */
export function ArticleRowsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.bones}>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.bone} />
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  )
}
