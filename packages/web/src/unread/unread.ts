import { getSession } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { shareUnread } from './share.ts'
import { cachedUnread } from './unread-cache.ts'

interface Unread {
  /** Null until a count is known. */
  count: number | null
  /** The count comes from the server and not from the cache of the last visit. */
  said: boolean
  /** Increases when the inbox was changed by anything other than this tab. */
  news: number
}

const state = createStore<Unread>({ count: null, said: false, news: 0 })

/** Whose inbox is counted: a person has one in each college. Empty when nobody is signed in. */
export function inboxOwner(): string {
  const session = getSession()
  return session ? `${session.userId}.${session.collegeId}` : ''
}

export const getUnread = (): number | null => state.get().count

/** The count for other tabs: only one that the server has sent. */
export const getSaidUnread = (): number | null => (state.get().said ? state.get().count : null)

/** The number of unread messages. */
export const useUnread = (): number => useStore(state).count ?? 0

/** A number that changes whenever lists of messages have to be loaded again. */
export const useInboxNews = (): number => useStore(state).news

/** Takes over a count from the server or another tab. */
export function hearUnread(count: number): void {
  const { count: known, said, news } = state.get()
  if (said && count === known) return
  state.set({ count, said: true, news: said ? news + 1 : news })
  cachedUnread.put(inboxOwner(), count)
}

/** After the person's own action, before the server has counted again. Other tabs follow. */
export function setUnread(change: (count: number) => number): void {
  const { count: known, ...rest } = state.get()
  if (known === null) return
  const count = Math.max(0, change(known))
  if (count === known) return
  state.set({ count, ...rest })
  cachedUnread.put(inboxOwner(), count)
  shareUnread({ owner: inboxOwner(), count })
}

/**
 * Switches to another inbox: its cached count is shown until the server answers. Without a person, cached counts are
 * deleted.
 */
export function beginUnread(owner: string): void {
  if (!owner) cachedUnread.clear()
  state.set({ count: owner ? cachedUnread.of(owner) : null, said: false, news: state.get().news })
}
