import { authLinks } from '@sands/contract/auth/auth.links'
import type { CommunityDetail } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { isId } from '@sands/rules/id'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { COMMUNITY_GET, COMMUNITY_SHARED, COMMUNITY_VIEW, type ContentId } from '@sands/web/community/community-calls'
import { refreshInFeeds } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { scrollBehavior } from '../../../kernel/ui/reduced-motion.ts'
import { ContentView } from '../components/content-view.tsx'
import { Denial } from '../components/denial.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import { useContentActs } from '../use-content-acts.tsx'
import styles from './content-page.module.css'

/** One content. Visitors can read public content with `isPublic=1` in the address. */
export function ContentPage() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const hasSession = useSession() !== null
  const { Comments, CommentBar, LikeButton, CollectButton } = useSlots()
  const comments = useRef<HTMLDivElement>(null)
  const id = asId<ContentId>(search.get('id') ?? '')
  const isGood = isId(id)
  const own = useCall(COMMUNITY_GET, { query: { id } }, { enabled: isGood && hasSession, keep: hasSession })
  const isNotTheirs = own.error instanceof CallError && own.error.status === 404
  // A shared address is open to everybody, also to people of another college or audience.
  const asksShared = search.get('isPublic') === '1' && (!hasSession || isNotTheirs)
  const shared = useCall(COMMUNITY_SHARED, { query: { id } }, { enabled: isGood && asksShared })
  const signedIn = hasSession && !shared.data
  const asked = asksShared ? shared : own
  const { data: content } = asked
  // What waits, was refused or is hidden is neither counted nor commented on.
  const isOut = content?.state === 'published'
  useCall(COMMUNITY_VIEW, { query: { id } }, { enabled: isOut, silent: true })
  const { acts, sheets } = useContentActs(signedIn ? content : undefined, {
    onChanged: () => void own.refetch(),
    onGone: () => void navigate(-1),
  })
  const target = { module: SOCIAL_MODULES.communityContent, moduleId: id }

  // Lists show the new counts when the person comes back, or no longer show a content that is gone.
  useEffect(() => {
    if (!isGood || !signedIn) return
    return () => void refreshInFeeds(client, id)
  }, [client, id, isGood, signedIn])

  const toComments = () => comments.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  return (
    <Page
      title={t('community.detail')}
      end={acts.map(({ name, icon, label, run }) => <BarButton key={name} icon={icon} label={label} onClick={run} />)}
      bottom={content && bottom(content)}
    >
      {body()}
      {sheets}
    </Page>
  )

  function body() {
    if (content) {
      return (
        <>
          <ContentView content={content} follow={signedIn} />
          {signedIn && isOut && Comments && (
            <div ref={comments} className={styles.comments}>
              {content.mute && <Denial board={{ denial: 'muted', mute: content.mute }} />}
              <Comments
                {...target}
                isCommentable={content.isCommentable === 1}
                hasBar
                commentId={search.get('commentId') ?? undefined}
              />
            </div>
          )}
        </>
      )
    }
    const isGone = asked.error instanceof CallError && asked.error.status === 404
    if (!isGood || isGone) return <ErrorPictureState kind="gone" text={asked.error?.message} />
    if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
    return <FeedSkeleton />
  }

  function bottom(found: CommunityDetail) {
    if (hasSession && !signedIn) return null
    if (!signedIn) {
      return (
        <ButtonLink look="soft" block to={authLinks.login(`${pathname}${query}`)}>
          {t('community.sign_in')}
        </ButtonLink>
      )
    }
    return (
      CommentBar &&
      isOut && (
        <CommentBar {...target} isCommentable={found.isCommentable === 1} onComments={toComments}>
          {LikeButton && <LikeButton {...target} state={{ isLike: found.isLike, likeCount: found.likeCount }} />}
          {CollectButton && (
            <CollectButton {...target} state={{ isCollect: found.isCollect, collectCount: found.collectCount }} />
          )}
        </CommentBar>
      )
    )
  }
}
