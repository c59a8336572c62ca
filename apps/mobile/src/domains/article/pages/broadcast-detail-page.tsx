import { articleLinks } from '@sands/contract/article/article.links'
import type { ArticleDetail } from '@sands/contract/article/article.model'
import { authLinks } from '@sands/contract/auth/auth.links'
import { homeLinks } from '@sands/contract/home/home.links'
import { asId } from '@sands/contract/kernel/id'
import { isId } from '@sands/rules/id'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { ARTICLE_GET, type ArticleId } from '@sands/web/article/article-calls'
import { isExternal } from '@sands/web/article/is-external'
import { useArticleView } from '@sands/web/article/use-article-view'
import { useReadingTime } from '@sands/web/article/use-reading-time'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { HANDED_OUT } from '../../../kernel/handed-out.ts'
import { draftToken } from '../../../kernel/preview.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { NoPermissionScene } from '../../../kernel/ui/page/scene.tsx'
import { ErrorPictureState, ErrorState, State } from '../../../kernel/ui/page/states.tsx'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import { ArticleSkeleton, ArticleView } from '../components/article-view.tsx'
import { ExternalCard } from '../components/external-card.tsx'
import styles from './broadcast-detail-page.module.css'

/** The status codes that a visitor gets for an article that is not public. */
const CLOSED = [401, 403, 404]

/** One article. Visitors can read public articles; other articles ask them to sign in. */
export function BroadcastDetailPage() {
  const t = useT()
  const { id: inPath } = useParams()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const signedIn = useSession() !== null
  const { Comments, CommentBar, LikeButton, CollectButton, ShareSheet } = useSlots()
  const [shares, setShares] = useState(false)
  const comments = useRef<HTMLDivElement>(null)
  const id = asId<ArticleId>(inPath ?? search.get('id') ?? '')
  const asked = useCall(ARTICLE_GET, { query: { id } }, { enabled: isId(id), keep: signedIn })
  const { data: article, refetch } = asked
  const views = useArticleView(id, article !== undefined && !draftToken)
  useReadingTime(id, signedIn && !draftToken && article !== undefined && !isExternal(article))
  const target = { module: SOCIAL_MODULES.article, moduleId: id }

  const toComments = () => comments.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  if (signedIn && article?.jumpUrl && isExternal(article)) {
    const address = homeLinks.webview({ url: article.jumpUrl, title: article.title })
    return <Navigate to={address} state={HANDED_OUT} replace />
  }
  return (
    <Page
      title={t('article.detail')}
      end={
        article && ShareSheet && <BarButton icon={Share2} label={t('kernel.share')} onClick={() => setShares(true)} />
      }
      bottom={article && bottom(article)}
    >
      <CachedNote at={asked.cachedAt} />
      {content()}
      <div className={styles.up}>
        <BackToTop />
      </div>
      {shares && article && ShareSheet && (
        <ShareSheet
          kind="article"
          id={id}
          title={article.title}
          path={articleLinks.detail(id)}
          onClose={() => setShares(false)}
        />
      )}
    </Page>
  )

  function content() {
    if (article) return shown(article)
    const status = asked.error instanceof CallError && !asked.error.network ? asked.error.status : undefined
    if (!signedIn && status !== undefined && CLOSED.includes(status)) return askToSignIn()
    if (!isId(id) || status === 404) {
      const back = signedIn && (
        <ButtonLink to={articleLinks.list()} replace>
          {t('article.show_all')}
        </ButtonLink>
      )
      return <ErrorPictureState kind="gone" text={asked.error?.message} action={back} />
    }
    if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void refetch()} />
    return <ArticleSkeleton />
  }

  function shown(found: ArticleDetail) {
    if (isExternal(found)) return <ExternalCard article={found} />
    return (
      <>
        <ArticleView article={found} views={views ?? found.viewCount} />
        {signedIn && Comments && (
          <div ref={comments} className={styles.comments}>
            <Comments
              {...target}
              isCommentable={found.isCommentable === 1}
              hasBar
              commentId={search.get('commentId') ?? undefined}
            />
          </div>
        )}
      </>
    )
  }

  function askToSignIn() {
    const action = <ButtonLink to={authLinks.login(`${pathname}${query}`)}>{t('article.sign_in')}</ButtonLink>
    return (
      <State
        picture={<NoPermissionScene />}
        title={t('article.closed_title')}
        text={t('article.closed_text')}
        action={action}
      />
    )
  }

  function bottom(found: ArticleDetail) {
    if (!signedIn) {
      return (
        <ButtonLink look="soft" block to={authLinks.login(`${pathname}${query}`)}>
          {t('article.sign_in_to_talk')}
        </ButtonLink>
      )
    }
    return (
      CommentBar && (
        <CommentBar {...target} isCommentable={found.isCommentable === 1} onComments={toComments}>
          {LikeButton && <LikeButton {...target} />}
          {CollectButton && <CollectButton {...target} />}
        </CommentBar>
      )
    )
  }
}
