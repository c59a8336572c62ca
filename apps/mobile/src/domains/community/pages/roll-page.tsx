import { communityLinks } from '@sands/contract/community/community.links'
import { asId } from '@sands/contract/kernel/id'
import { FEED_PAGE, FEED_SORTS, opensInRoll } from '@sands/rules/community/content'
import { isId } from '@sands/rules/id'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { type BoardId, COMMUNITY_GET, COMMUNITY_VIEW, type ContentId } from '@sands/web/community/community-calls'
import { refreshInFeeds, useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { preloadHls } from '@sands/web/player/source/hls-source'
import { useQueryClient } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Denial } from '../components/denial.tsx'
import { FeedSkeleton } from '../components/feed.tsx'
import { MoreSheet } from '../components/more-sheet.tsx'
import styles from '../components/roll.module.css'
import { RollSlide } from '../components/roll-slide.tsx'
import { useContentActs } from '../use-content-acts.tsx'

// The player engine is loaded while the content is fetched.
void preloadHls()?.catch(() => undefined)

/** How many contents after the shown one are loaded; each loads only its first segment. */
const NEXT_LOADED = 2
/** After a change of the order a spinner covers the roll this long. */
const SWITCH_MS = 1100
const MOSTLY_VISIBLE = 0.6
const FROM_END = 3

const SORTS = [
  ['newest', FEED_SORTS.newest],
  ['hot', FEED_SORTS.hot],
  ['following', FEED_SORTS.following],
] as const

/** Short videos and albums, one below the other on the whole screen, beginning with `id`. */
export function RollPage() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { Comments } = useSlots()
  const [search, setSearch] = useSearchParams()
  const id = asId<ContentId>(search.get('id') ?? '')
  const board = search.get('boardId') ?? ''
  const [sort, sortType] = SORTS.find(([, value]) => String(value) === search.get('sortType')) ?? SORTS[0]
  // After a change of the order the roll begins with the first content of the feed instead of the opened one.
  const [openedWith] = useState(sortType)
  const isSwitched = sortType !== openedWith
  const isGood = isId(id)
  const first = useCall(COMMUNITY_GET, { query: { id } }, { enabled: isGood })
  const type = first.data?.type
  const filter = {
    size: FEED_PAGE,
    sortType,
    ...(type && { type }),
    ...(isId(board) && { boardId: asId<BoardId>(board) }),
  }
  const feed = useFeed(filter, { enabled: first.data !== undefined })
  const [active, setActive] = useState(0)
  const [sheet, setSheet] = useState<'comments' | 'more'>()
  const [isSwitching, setSwitching] = useState(false)
  const roll = useRef<HTMLDivElement>(null)

  const rest = feed.contents ?? []
  const contents = first.data && !isSwitched ? [first.data, ...rest.filter((content) => content.id !== id)] : rest
  const shown = contents[active]
  const count = contents.length
  const slides = contents.map((content) => content.id).join(' ')
  const shownId = shown?.id
  // Lists hold published content only; the opened one may wait or be hidden.
  const isOut = (one: ContentId) => one !== id || first.data?.state === 'published'
  // Lists do not say what a person may do with a content; the content itself does.
  const whole = useCall(
    COMMUNITY_GET,
    { query: { id: shownId ?? id } },
    { enabled: shownId !== undefined && sheet !== undefined, staleTime: 0 },
  )
  const close = () => setSheet(undefined)
  const leave = () => {
    close()
    // The opened content is not a part of the feed, from which the others disappear by themselves.
    if (shownId === id && !isSwitched) void navigate(-1)
  }
  const { acts, sheets } = useContentActs(whole.data, {
    onChanged: () => void whole.refetch(),
    onGone: leave,
    onHidden: leave,
  })
  useCall(
    COMMUNITY_VIEW,
    { query: { id: shownId ?? id } },
    { enabled: shownId !== undefined && isOut(shownId), silent: true },
  )

  useEffect(() => {
    const scroller = roll.current
    if (!scroller || slides === '') return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setActive(Number((target as HTMLElement).dataset.index))
        }
      },
      { root: scroller, threshold: MOSTLY_VISIBLE },
    )
    for (const slide of scroller.querySelectorAll('[data-index]')) observer.observe(slide)
    return () => observer.disconnect()
  }, [slides])

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = feed.pages
  useEffect(() => {
    if (active >= count - FROM_END && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [active, count, hasNextPage, isFetchingNextPage, fetchNextPage])

  // Lists show the new counts of everything that the person has seen here.
  useEffect(() => {
    if (!shownId) return
    return () => void refreshInFeeds(client, shownId)
  }, [client, shownId])

  useEffect(() => {
    if (!isSwitching) return
    const timer = setTimeout(() => setSwitching(false), SWITCH_MS)
    return () => clearTimeout(timer)
  }, [isSwitching])

  function choose(next: (typeof SORTS)[number][0]) {
    if (next === sort) return
    setSwitching(true)
    setActive(0)
    roll.current?.scrollTo({ top: 0 })
    const values = new URLSearchParams(search)
    values.set('sortType', String(FEED_SORTS[next]))
    setSearch(values, { replace: true })
  }

  return <FramePage title={t('community.detail')}>{body()}</FramePage>

  function body() {
    if (!first.data) {
      const isGone = first.error instanceof CallError && first.error.status === 404
      if (!isGood || isGone) return <ErrorPictureState kind="gone" text={first.error?.message} />
      if (first.isError) return <ErrorState error={first.error} onRetry={() => void first.refetch()} />
      return <FeedSkeleton />
    }
    if (!opensInRoll(first.data.type)) return <Navigate to={communityLinks.detail(id)} replace />
    return (
      <div className={styles.frame}>
        <div className={styles.sorts}>
          <Chips
            label={t('community.sorts')}
            options={SORTS.map(([name]) => ({ id: name, label: t(`community.sort_${name}`) }))}
            chosen={sort}
            onChoose={choose}
          />
        </div>
        {isSwitching && (
          <p className={styles.switching} role="status">
            <LoaderCircle size={40} aria-hidden />
            <span className="visually-hidden">{t('kernel.loading')}</span>
          </p>
        )}
        {isSwitched && !feed.contents && feed.pages.isError && (
          <div className={styles.failed}>
            <ErrorState compact error={feed.pages.error} onRetry={() => void feed.pages.refetch()} />
          </div>
        )}
        {isSwitched && feed.contents?.length === 0 && <p className={styles.none}>{t('community.none')}</p>}
        <section ref={roll} className={styles.roll} aria-label={t('community.detail')}>
          {contents.map((content, index) => (
            <article key={content.id} className={styles.slide} data-index={index}>
              <RollSlide
                content={content}
                isActive={index === active && !isSwitching}
                isNear={index >= active && index <= active + NEXT_LOADED}
                isOut={isOut(content.id)}
                onComments={() => setSheet('comments')}
                onMore={() => setSheet('more')}
              />
            </article>
          ))}
        </section>
        {shown && Comments && (
          <Sheet title={t('community.roll_comments')} open={sheet === 'comments'} onClose={close}>
            {whole.data?.mute && <Denial board={{ denial: 'muted', mute: whole.data.mute }} />}
            {whole.data ? (
              <Comments
                module={SOCIAL_MODULES.communityContent}
                moduleId={shown.id}
                isCommentable={whole.data.isCommentable === 1}
                inTab
              />
            ) : (
              instead()
            )}
          </Sheet>
        )}
        {shown && sheet === 'more' && (
          <MoreSheet content={whole.data} acts={acts} instead={instead()} onClose={close} />
        )}
        {sheets}
      </div>
    )
  }

  function instead() {
    if (whole.isError) return <ErrorState compact error={whole.error} onRetry={() => void whole.refetch()} />
    return <FeedSkeleton />
  }
}
