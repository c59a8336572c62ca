import { CONTENT_TYPES, FEED_SORTS } from '@sands/rules/community/content'

/** The tabs above the feed, by their name in the address; all content has no type. */
export const FEED_TABS = {
  all: undefined,
  note: CONTENT_TYPES.note,
  article: CONTENT_TYPES.article,
  album: CONTENT_TYPES.album,
} as const
export type FeedTab = keyof typeof FEED_TABS

/** The orders of the feed, by their name in the address. */
export const FEED_ORDERS = {
  newest: FEED_SORTS.newest,
  hot: FEED_SORTS.hot,
  following: FEED_SORTS.following,
} as const
export type FeedOrder = keyof typeof FEED_ORDERS

export interface FeedChoice {
  tab: FeedTab
  order: FeedOrder
}

const isKey = <Choices extends object>(choices: Choices, name: string): name is Extract<keyof Choices, string> =>
  Object.hasOwn(choices, name)

/** What the address chooses; an unknown name chooses the first. */
export function feedChoiceOf(search: URLSearchParams): FeedChoice {
  const [tab, order] = [search.get('tab') ?? '', search.get('sort') ?? '']
  return { tab: isKey(FEED_TABS, tab) ? tab : 'all', order: isKey(FEED_ORDERS, order) ? order : 'newest' }
}
