import type { ArticleDetail } from '@sands/contract/article/article.model'
import { isElsewhere } from '@sands/web/article/is-elsewhere'
import { isRecord } from '@sands/web/device/device'
import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useState } from 'react'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState } from '../../../kernel/ui/page/states.tsx'
import { isFramed, useDraftLine } from '../../../kernel/use-draft-line.ts'
import { ArticleSkeleton, ArticleView } from '../components/article-view.tsx'
import { ElsewhereCard } from '../components/elsewhere-card.tsx'

/** Only our own editor is heard, and it says no less. */
const isArticle = (content: unknown): content is ArticleDetail =>
  isRecord(content) && typeof content.title === 'string' && typeof content.content === 'string'

/** It is looked at, not used: nothing is followed. */
const stay = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** An article as it stands in the editor around the frame. */
export function DraftArticlePage() {
  const t = useT()
  const [article, setArticle] = useState<ArticleDetail>()
  useDraftLine({
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
    if (isElsewhere(article)) return <ElsewhereCard article={article} />
    return <ArticleView article={article} views={article.viewCount} />
  }
}
