import type { ArticleDetail } from '@sands/contract/article/article.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { HtmlContent, type HtmlPicture } from '@sands/web/html/html-content.tsx'
import { useSession } from '@sands/web/session/session'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import styles from './article.module.css'
import { ArticleHead } from './article-head.tsx'

interface Opened {
  pictures: readonly HtmlPicture[]
  index: number | null
}

/** An article to read, in a comfortable line length. */
export function ArticleView({ article, views }: { article: ArticleDetail; views: number }) {
  const t = useT()
  const { LikeButton, CollectButton } = useSlots()
  const isSignedIn = useSession() !== null
  const [{ pictures, index }, setOpened] = useState<Opened>({ pictures: [], index: null })
  const target = { module: SOCIAL_MODULES.article, moduleId: article.id }
  return (
    <article className={styles.panel}>
      <div className={styles.column}>
        <ArticleHead article={article} fact={t('article.views', { count: views })} />
        <HtmlContent
          html={article.content}
          Anchor={TextLink}
          onPicture={(all, opened) => setOpened({ pictures: all, index: opened })}
        />
        {isSignedIn && (
          <div className={styles.acts}>
            {LikeButton && <LikeButton {...target} />}
            {CollectButton && <CollectButton {...target} />}
          </div>
        )}
      </div>
      <PictureViewer
        pictures={pictures}
        index={index}
        onTurn={(next) => setOpened((now) => ({ ...now, index: next }))}
      />
    </article>
  )
}

/** A skeleton in the shape of the article. */
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
