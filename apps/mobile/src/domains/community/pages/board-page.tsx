import { communityLinks } from '@sands/contract/community/community.links'
import type { BoardDetail } from '@sands/contract/community/community.model'
import { asId } from '@sands/contract/kernel/id'
import { BOARD_TYPES, FEED_PAGE, PIN_SCOPES } from '@sands/rules/community/content'
import { isId } from '@sands/rules/id'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import {
  BOARD_GET,
  BOARD_MODERATORS,
  type BoardId,
  FOLLOW,
  PINNED,
  UNFOLLOW,
} from '@sands/web/community/community-calls'
import { outdateFollowed, useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { PullToRefresh } from '../../../kernel/ui/list/pull-to-refresh.tsx'
import { MissingPart } from '../../../kernel/ui/missing.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Denial } from '../components/denial.tsx'
import { Feed, FeedSkeleton } from '../components/feed.tsx'
import { Pins } from '../components/pins.tsx'
import styles from './board-page.module.css'

const CasesPage = lazyPart(async () => (await import('./cases-page.tsx')).CasesPage, MissingPart)

/** One board, or what waits for its moderators. */
export function BoardPage() {
  const [search] = useSearchParams()
  if (!search.has('cases')) return <Board />
  return (
    <Suspense>
      <CasesPage />
    </Suspense>
  )
}

/** One board: its rules, its moderators and its content. */
function Board() {
  const t = useT()
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const id = asId<BoardId>(search.get('id') ?? '')
  const isGood = isId(id)
  const asked = useCall(BOARD_GET, { query: { id } }, { enabled: isGood, keep: true })
  const moderators = useCall(BOARD_MODERATORS, { query: { boardId: id, size: 10 } }, { enabled: isGood })
  const feed = useFeed({ boardId: id, size: FEED_PAGE }, { enabled: isGood })
  const pinned = useCall(PINNED, { query: { topType: PIN_SCOPES.board, boardId: id } }, { enabled: isGood })
  const follow = useAct(FOLLOW)
  const unfollow = useAct(UNFOLLOW)
  const { data: board, refetch } = asked
  const { refetch: refetchFeed } = feed.pages
  const { refetch: refetchPins } = pinned
  const refresh = useCallback(
    () => Promise.all([refetch(), refetchFeed(), refetchPins()]),
    [refetch, refetchFeed, refetchPins],
  )
  const isVideo = board?.type === BOARD_TYPES.shortVideo
  return (
    <Page title={board?.name ?? t('community.board')} bottom={board && bottom(board)}>
      {content()}
      <BackToTop />
    </Page>
  )

  function content() {
    if (!isGood) return <ErrorPictureState kind="gone" />
    if (!board) {
      if (asked.isError) return <ErrorState error={asked.error} onRetry={() => void refetch()} />
      return <FeedSkeleton />
    }
    return (
      <PullToRefresh onRefresh={refresh}>
        {head(board)}
        <Pins contents={pinned.data ?? []} />
        <Feed feed={feed} look={isVideo ? 'videos' : 'cards'} />
      </PullToRefresh>
    )
  }

  function head(found: BoardDetail) {
    const people = moderators.data?.records ?? []
    return (
      <section className={styles.head}>
        <div className={styles.line}>
          <Avatar name={found.name} src={found.coverUrl} size={56} />
          <div className={styles.words}>
            <p className={styles.counts}>
              {t('community.board_counts', { contents: found.contentCount, followers: found.followers })}
            </p>
            {found.introduction && <p>{found.introduction}</p>}
          </div>
          <Button look="soft" busy={follow.isPending || unfollow.isPending} onClick={() => void toggle(found)}>
            {t(found.isFollowed === 1 ? 'community.unfollow' : 'community.follow')}
          </Button>
        </div>
        {found.rules && (
          <details className={styles.rules}>
            <summary>{t('community.rules')}</summary>
            <p className={styles.text}>{found.rules}</p>
          </details>
        )}
        {found.canModerate === 1 && (
          <ButtonLink look="soft" block to={communityLinks.cases(found)}>
            {t('community.cases')}
          </ButtonLink>
        )}
        {people.length > 0 && (
          <p className={styles.counts}>
            {t('community.moderators', { names: people.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </section>
    )
  }

  async function toggle(found: BoardDetail) {
    const act = found.isFollowed === 1 ? unfollow : follow
    const { error } = await attempt(() => act.mutateAsync({ body: { boardId: found.id } }))
    if (!error) await Promise.all([refetch(), outdateFollowed(queries)])
  }

  function bottom(found: BoardDetail) {
    if (found.denial) return <Denial board={found} />
    const to = isVideo
      ? communityLinks.publishVideo({ boardId: found.id })
      : communityLinks.publish(found.id, {
          ...(found.isNotesOnly === 1 && { isAPublishPost: '1' }),
          ...(found.isEnablePShare === 0 && { isEnablePShare: '0' }),
        })
    return (
      <ButtonLink block to={to}>
        {t('community.publish')}
      </ButtonLink>
    )
  }
}
