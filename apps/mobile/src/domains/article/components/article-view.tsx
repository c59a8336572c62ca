import type { ArticleDetail } from '@sands/contract/article/article.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import styles from './article-view.module.css'

interface ArticleViewProps {
  article: ArticleDetail
  views: number
}

export function ArticleView({ article, views }: ArticleViewProps) {
  const t = useT()
  const [language] = useLanguage()
  const { title, author, cover, releaseTime, content } = article
  const day = dateFormat(localeOf(language), { dateStyle: 'long' })
  return (
    <article className={styles.article}>
      {cover && (
        <div className={styles.cover}>
          <Picture picture={cover} alt="" sizes="(min-width: 640px) 640px, 100vw" ratio="16 / 9" first />
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.meta}>
        {author && <span className={styles.author}>{author}</span>}
        <time dateTime={releaseTime}>{day.format(new Date(releaseTime))}</time>
        <span>{t('article.views', { count: views })}</span>
      </p>
      <HtmlText html={content} />
    </article>
  )
}

export function ArticleSkeleton() {
  return (
    <Skeleton>
      <div className={styles.article}>
        <div className={styles.cover}>
          <div className={styles.blank} />
        </div>
        <div className={styles.bones}>
          <Bone width="88%" height="28px" />
          <Bone width="56%" height="14px" />
          {[100, 96, 99, 92, 97, 60].map((width) => (
            <Bone key={width} width={`${width}%`} />
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
