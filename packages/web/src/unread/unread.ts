import { getSession } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { shareUnread } from './share.ts'
import { cachedUnread } from './unread-cache.ts'

interface Unread {
  /** Null until somebody has said. */
  count: number | null
  /** The count is the server's, not one that was kept here since the last visit. */
  said: boolean
  /** Rises when the inbox changed by something else than this tab. */
  news: number
}

const state = createStore<Unread>({ count: null, said: false, news: 0 })

/** Whose inbox is counted: a person has one in each college. Empty when nobody is signed in. */
export function inboxOwner(): string {
  const session = getSession()
  return session ? `${session.userId}.${session.collegeId}` : ''
}

export const getUnread = (): number | null => state.get().count

/** What another tab may be told. */
export const getSaidUnread = (): number | null => (state.get().said ? state.get().count : null)

/** How many messages wait to be read. */
export const useUnread = (): number => useStore(state).count ?? 0

/** A number that is another one whenever lists of messages have to be fetched again. */
export const useInboxNews = (): number => useStore(state).news

/** Takes over what the server or another tab says. */
export function hearUnread(count: number): void {
  const { count: known, said, news } = state.get()
  if (said && count === known) return
  state.set({ count, said: true, news: said ? news + 1 : news })
  cachedUnread.put(inboxOwner(), count)
}

/** After the person's own act, before the server has counted again. Other tabs follow. */
export function setUnread(change: (count: number) => number): void {
  const { count: known, ...rest } = state.get()
  if (known === null) return
  const count = Math.max(0, change(known))
  if (count === known) return
  state.set({ count, ...rest })
  cachedUnread.put(inboxOwner(), count)
  shareUnread({ owner: inboxOwner(), count })
}

/** Another inbox is in front: what was last known of it stands until somebody says. Nobody's counts stay behind. */
export function beginUnread(owner: string): void {
  if (!owner) cachedUnread.clear()
  state.set({ count: owner ? cachedUnread.of(owner) : null, said: false, news: state.get().news })
}
