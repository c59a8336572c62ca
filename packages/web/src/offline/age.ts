import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { createStore } from '../store/store.ts'

/** When each answer on the screen came from the server, by query. */
const fetchTimes = new Map<string, number>()
/** Queries whose answers could not be loaded again. */
const old = createStore<ReadonlyMap<string, number>>(new Map())

function setOld(hash: string, at: number | undefined): void {
  if (old.get().get(hash) === at) return
  const next = new Map(old.get())
  if (at === undefined) next.delete(hash)
  else next.set(hash, at)
  old.set(next)
}

export const fetchedAt = (key: QueryKey): number | undefined => fetchTimes.get(hashKey(key))
export const noteFetched = (key: QueryKey, at: number): void => void fetchTimes.set(hashKey(key), at)

export function markFresh(key: QueryKey): void {
  noteFetched(key, Date.now())
  setOld(hashKey(key), undefined)
}

export function markOld(key: QueryKey, at: number): void {
  noteFetched(key, at)
  setOld(hashKey(key), at)
}

/** Whether the answer of this query is old because it could not be loaded again. */
export const isOldAnswer = (queryHash: string): boolean => old.get().has(queryHash)

export function forgetAges(): void {
  fetchTimes.clear()
  old.set(new Map())
}

/** When the answer on the screen came from the server, if a new one could not be loaded. */
export function useCachedAt(key: QueryKey): number | undefined {
  const hash = hashKey(key)
  const read = () => old.get().get(hash)
  return useSyncExternalStore(old.subscribe, read, read)
}
