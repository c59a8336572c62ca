import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { ARTICLE_GET } from '@sands/web/article/article-calls'
import { isExternal } from '@sands/web/article/is-external'
import { useArticleView } from '@sands/web/article/use-article-view'
import { useReadingTime } from '@sands/web/article/use-reading-time'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'
import { useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import styles from './article.module.css'
import { ArticleSkeleton, ArticleView } from './article-view.tsx'
import { ExternalCard } from './external-card.tsx'
import { readPaths } from './read-paths.ts'

/** The article in the address. */
export function ArticlePage() {
  const [search] = useSearchParams()
  const id = idIn<'article'>(search.get('id') ?? '')
  if (!id) return <NoSuchArticle />
  return <Article key={id} id={id} commentId={idIn<'comment'>(search.get('commentId') ?? '')} />
}

/** The text, or a link to an external article. Opening it counts a view, and its visible time is reported. */
function Article({ id, commentId }: { id: Id<'article'>; commentId: string | undefined }) {
  const t = useT()
  const { Comments } = useSlots()
  const isSignedIn = useSession() !== null
  const asked = useCall(ARTICLE_GET, { query: { id } })
  const { data: article, error } = asked
  const views = useArticleView(id, article !== undefined)
  useReadingTime(id, isSignedIn && article !== undefined && !isExternal(article))
  usePageTitle(article?.title ?? t('article.detail'))
  if (!article) {
    if (!asked.isError) return <ArticleSkeleton />
    if (error instanceof CallError && error.status === 404) return <NoSuchArticle words={error.msg} />
    return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
  }
  if (isExternal(article)) return <ExternalCard article={article} />
  return (
    <div className={styles.page}>
      <ArticleView article={article} views={views ?? article.viewCount} />
      {Comments && isSignedIn && (
        <div className={styles.panel}>
          <div className={styles.column}>
            <Comments
              module={SOCIAL_MODULES.article}
              moduleId={id}
              isCommentable={article.isCommentable === 1}
              commentId={commentId}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function NoSuchArticle({ words }: { words?: string | undefined }) {
  const t = useT()
  return <GonePage words={words} others={{ to: readPaths.articles, label: t('article.show_all') }} />
}
