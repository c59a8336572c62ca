import { getSession } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { shareUnread } from './share.ts'

interface Unread {
  /** Null until somebody has said. */
  count: number | null
  /** Rises when the inbox changed by something else than this tab. */
  news: number
}

const state = createStore<Unread>({ count: null, news: 0 })

/** Whose inbox is counted: a person has one in each college. Empty when nobody is signed in. */
export function inboxOwner(): string {
  const session = getSession()
  return session ? `${session.userId}.${session.collegeId}` : ''
}

export const getUnread = (): number | null => state.get().count

/** How many messages wait to be read. */
export const useUnread = (): number => useStore(state).count ?? 0

/** A number that is another one whenever lists of messages have to be fetched again. */
export const useInboxNews = (): number => useStore(state).news

/** Takes over what the server or another tab says. */
export function hearUnread(count: number): void {
  const { count: known, news } = state.get()
  if (count !== known) state.set({ count, news: known === null ? news : news + 1 })
}

/** After the person's own act, before the server has counted again. Other tabs follow. */
export function setUnread(change: (count: number) => number): void {
  const { count: known, news } = state.get()
  if (known === null) return
  const count = Math.max(0, change(known))
  if (count === known) return
  state.set({ count, news })
  shareUnread({ owner: inboxOwner(), count })
}

export const forgetUnread = (): void => state.set({ count: null, news: state.get().news })
