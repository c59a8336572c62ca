import type { CallData, CallQuery } from '@sands/contract/calls'
import type { CommunityContent, CommunityDetail, PublishedContent } from '@sands/contract/community/community.model'
import { FEED_SORTS } from '@sands/rules/community/content'
import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { CallError, request } from '../call/call.ts'
import { isRecord } from '../device/device.ts'
import { useLanguage } from '../i18n/i18n.ts'
import {
  COMMUNITY_FEED,
  COMMUNITY_GET,
  COMMUNITY_INDEX,
  COMMUNITY_MINE,
  type ContentId,
  PINNED,
} from './community-calls.ts'

export type FeedFilter = Omit<CallQuery<typeof COMMUNITY_FEED>, 'cursor' | 'current'>
type FeedPage = CallData<typeof COMMUNITY_FEED>
type Pages = InfiniteData<FeedPage>
type IndexData = CallData<typeof COMMUNITY_INDEX>
type OwnPage = CallData<typeof COMMUNITY_MINE>

/** A content that rises in the hot order may come twice; it is shown at its first place. */
export function withoutRepeats(pages: readonly Pick<FeedPage, 'records'>[]): CommunityContent[] {
  const known = new Set<string>()
  return pages
    .flatMap(({ records }) => records)
    .filter(({ id }) => {
      if (known.has(id)) return false
      known.add(id)
      return true
    })
}

/**
 * The loaded pages after the first one was loaded again: new content comes to the top, content of the first page is as
 * it is now, and what is gone from it is taken out. The pages below stay until they are loaded again, so that nobody
 * loses their place. With so much new content that the first page does not reach the known one, the feed begins again.
 */
export function withNewFirst(known: Pages | undefined, first: FeedPage): Pages {
  const alone: Pages = { pages: [first], pageParams: [''] }
  const [top, second, ...rest] = known?.pages ?? []
  if (!known || !top || !second || first.cursor === null) return alone
  const fresh = new Set(first.records.map(({ id }) => id))
  const isFresh = ({ id }: CommunityContent) => fresh.has(id)
  if (!known.pages.some(({ records }) => records.some(isFresh))) return alone
  // What new content has pushed out of the first page comes after it.
  const pushed = top.records.slice(top.records.findLastIndex(isFresh) + 1)
  const next = { ...second, records: [...pushed, ...second.records] }
  return { pages: [first, next, ...rest], pageParams: known.pageParams }
}

/** First pages that a feed began with. */
const started = new WeakSet<FeedPage>()

interface FeedOptions {
  enabled?: boolean
  /** The first page, where another answer has brought it; each new one takes the place of the one before. */
  first?: FeedPage | undefined
}

/** A feed that loads while scrolling. Each page begins after the last content of the page before. */
export function useFeed(filter: FeedFilter, { enabled = true, first }: FeedOptions = {}) {
  const [language] = useLanguage()
  const client = useQueryClient()
  const place = JSON.stringify(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is compared by its content
  const put = useCallback(
    (page: FeedPage, known?: Pages) => {
      const queryKey = [COMMUNITY_FEED, 'feed', filter, language]
      started.add(page)
      // A next page under way belongs to the old first page, and would bring it back.
      void client.cancelQueries({ queryKey, exact: true })
      return client.setQueryData<Pages>(queryKey, withNewFirst(known, page))
    },
    [client, language, place],
  )
  const pages = useInfiniteQuery({
    queryKey: [COMMUNITY_FEED, 'feed', filter, language],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === '' ? filter : { ...filter, cursor: pageParam }
      return request(COMMUNITY_FEED, { query, quiet: true, signal }) as Promise<FeedPage>
    },
    initialPageParam: '',
    getNextPageParam: (page: FeedPage) => page.cursor ?? undefined,
    enabled,
  })
  const { refetch } = pages
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter is compared by its content
  useEffect(() => {
    const known = client.getQueryData<Pages>([COMMUNITY_FEED, 'feed', filter, language])
    if (!first || (started.has(first) && known !== undefined)) return
    const shown = put(first, known)
    // The pages below are loaded again as well: their content may be gone, or have another place.
    if (shown && shown.pages.length > 1) void refetch()
  }, [client, first, language, place, put, refetch])
  const contents = useMemo(() => pages.data && withoutRepeats(pages.data.pages), [pages.data])
  /** Begins again with this page, whatever was loaded. */
  const restart = useCallback((page: FeedPage) => void put(page), [put])
  return { pages, contents, restart }
}

type Change = (content: CommunityContent) => CommunityContent[]

/** Changes what queries have loaded. What has to be loaded again is still loaded again. */
function editLoaded<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  { change, onChanged }: { change: (data: Data) => Data; onChanged?: (before: Data, after: Data) => void },
): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const { data, isInvalidated } = query.state
    if (data === undefined) continue
    const after = query.setData(change(data as Data), { manual: true })
    onChanged?.(data as Data, after as Data)
    if (isInvalidated) query.invalidate()
  }
}

const edited = <Item, Page extends { records: Item[] }>(
  all: InfiniteData<Page>,
  change: (item: Item) => Item[],
): InfiniteData<Page> => ({
  ...all,
  pages: all.pages.map((page) => ({ ...page, records: page.records.flatMap(change) })),
})

/** Replaces a content in every loaded feed and among the pinned ones; null takes it out. */
export function replaceInFeeds(client: QueryClient, id: ContentId, content: CommunityContent | null): void {
  const change: Change = (known) => (known.id !== id ? [known] : content ? [content] : [])
  editLoaded<Pages>(client, [COMMUNITY_FEED, 'feed'], { change: (pages) => edited(pages, change) })
  editLoaded<IndexData>(client, [COMMUNITY_INDEX], {
    change: (index) => ({
      ...index,
      topContents: index.topContents.flatMap(change),
      contents: { ...index.contents, records: index.contents.records.flatMap(change) },
    }),
    // The feed that began with the page is changed as well, and does not begin again.
    onChanged: (before, after) => {
      if (started.has(before.contents)) started.add(after.contents)
    },
  })
  editLoaded<CommunityContent[]>(client, [PINNED], { change: (pins) => pins.flatMap(change) })
}

/** Replaces a content in the lists of own content; null takes it out. In another state it leaves its list. */
function replaceInOwn(client: QueryClient, id: ContentId, content: CommunityDetail | null): void {
  const change = (known: PublishedContent): PublishedContent[] => {
    if (known.communityContent.id !== id) return [known]
    return content?.state === known.state ? [{ ...known, communityContent: content }] : []
  }
  editLoaded<InfiniteData<OwnPage>>(client, [COMMUNITY_MINE, 'pages'], { change: (own) => edited(own, change) })
}

/** The content was deleted: no list shows it any more. */
export function removeFromLists(client: QueryClient, id: ContentId): void {
  replaceInFeeds(client, id, null)
  replaceInOwn(client, id, null)
}

/**
 * Loads a content again after the person has seen it, so that lists show its new counts, or no longer show it. Undefined
 * when it did not come.
 */
export async function refreshInFeeds(client: QueryClient, id: ContentId): Promise<CommunityDetail | undefined> {
  try {
    const content = (await request(COMMUNITY_GET, { query: { id }, quiet: true })) as CommunityDetail
    replaceInFeeds(client, id, content.state === 'published' ? content : null)
    replaceInOwn(client, id, content)
    return content
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 404) removeFromLists(client, id)
    return undefined
  }
}

/**
 * The person follows somebody or something, or no longer does. The feeds of followed people and boards are loaded again
 * when they are opened next; what is on the screen stays.
 */
export const outdateFollowed = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [key, , filter] }) =>
      key === COMMUNITY_FEED && isRecord(filter) && filter.sortType === FEED_SORTS.following,
    refetchType: 'none',
  })
