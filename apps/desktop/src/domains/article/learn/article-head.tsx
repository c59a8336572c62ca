import type { ArticleDetail } from '@sands/contract/article/article.model'
import { useMoments } from '../../../kernel/moment.ts'
import { CoverPicture } from '../../../kernel/ui/cover-picture.tsx'
import styles from './article.module.css'

/** The title, author and date of an article. `fact` is the last fact, which differs between pages. */
export function ArticleHead({ article, fact }: { article: ArticleDetail; fact: string }) {
  const moments = useMoments()
  const { title, author, cover, releaseTime } = article
  return (
    <>
      {cover && (
        <div className={styles.cover}>
          <CoverPicture cover={cover} sizes="(min-width: 960px) 720px, 100vw" none={null} />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta}>
        {author && <span className={styles.author}>{author}</span>}
        <time dateTime={releaseTime}>{moments.day(releaseTime)}</time>
        <span>{fact}</span>
      </p>
    </>
  )
}
