import type { ArticleDetail } from '@sands/contract/article/article.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { HtmlContent, type HtmlPicture } from '@sands/web/html/html-content.tsx'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverPicture } from '../../../kernel/ui/cover-picture.tsx'
import { PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import styles from './article.module.css'

interface Opened {
  pictures: readonly HtmlPicture[]
  index: number | null
}

/** An article to read: as wide as eyes can follow. */
export function ArticleView({ article, views }: { article: ArticleDetail; views: number }) {
  const t = useT()
  const moments = useMoments()
  const { LikeButton, CollectButton } = useSlots()
  const [{ pictures, index }, setOpened] = useState<Opened>({ pictures: [], index: null })
  const { id, title, author, cover, releaseTime, content } = article
  const thing = { module: SOCIAL_MODULES.article, moduleId: id }
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
          <span>{t('article.views', { count: views })}</span>
        </p>
        <HtmlContent
          html={content}
          Anchor={TextLink}
          onPicture={(all, opened) => setOpened({ pictures: all, index: opened })}
        />
        <div className={styles.acts}>
          {LikeButton && <LikeButton {...thing} />}
          {CollectButton && <CollectButton {...thing} />}
        </div>
      </div>
      <PictureViewer
        pictures={pictures}
        index={index}
        onTurn={(next) => setOpened((now) => ({ ...now, index: next }))}
      />
    </article>
  )
}

/** In the shape of what comes. */
export function ArticleSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.panel}>
      <div className={styles.column}>
        <div className={styles.bone} />
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  )
}
