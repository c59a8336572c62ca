import type { ArticleDetail } from '@sands/contract/article/article.model'
import { isExternal } from '@sands/web/article/is-external'
import { isRecord } from '@sands/web/device/device'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useState } from 'react'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState } from '../../../kernel/ui/page/states.tsx'
import { isFramed, useDraftChannel } from '../../../kernel/use-draft-channel.ts'
import { ArticleSkeleton, ArticleView } from '../components/article-view.tsx'
import { ExternalCard } from '../components/external-card.tsx'

/** Messages are only accepted from our own editor, so checking this much is enough. */
const isArticle = (content: unknown): content is ArticleDetail =>
  isRecord(content) && typeof content.title === 'string' && typeof content.content === 'string'

/** In a preview, links are not followed. */
const stay = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** The article in the editor around the frame. */
export function DraftArticlePage() {
  const t = useT()
  const [article, setArticle] = useState<ArticleDetail>()
  useDraftChannel({
    shown: true,
    onContent: (content) => {
      if (isArticle(content)) setArticle(content)
    },
  })
  useEffect(() => {
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [])
  return <Page title={t('article.detail')}>{shown()}</Page>

  function shown() {
    if (!isFramed()) return <ErrorPictureState kind="gone" />
    if (!article) return <ArticleSkeleton />
    if (isExternal(article)) return <ExternalCard article={article} />
    return <ArticleView article={article} views={article.viewCount} />
  }
}
