import type { QueryKey } from '@tanstack/react-query'
import { CallError } from '../call/call-error.ts'
import { fetchedAt, markFresh, markOld, noteFetched } from './age.ts'
import { cachedAnswer, dropAnswer, keepAnswer } from './answer-cache.ts'
import type { Place } from './place.ts'

/** A cached answer up to a day old may be shown while the new one is loading; an older one would mislead. */
const SHOWN_FIRST_MS = 24 * 3_600_000
/** An old answer is shown without its age for at most this long. */
const SAY_AFTER_MS = 3000
/** Statuses that are final, unlike temporary problems. */
const FINAL = [403, 404, 410]

interface Reading {
  queryKey: QueryKey
  place: Place | undefined
  ask: () => Promise<unknown>
  /** The current data on the screen, including the person's changes. */
  held: () => unknown
  /** Shows a cached answer while the new one is loading. */
  show: (data: unknown, at: number) => void
  /** Removes it from the screen again. */
  hide: () => void
  /** Only the first page of a list determines the age of the whole list. */
  speaks?: boolean
}

function showFirst({ queryKey, held, show }: Reading, place: Place): () => void {
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  void cachedAnswer(place).then((cached) => {
    if (!cached || over || held() !== undefined || cached.at < Date.now() - SHOWN_FIRST_MS) return
    noteFetched(queryKey, cached.at)
    show(cached.data, cached.at)
    timer = setTimeout(() => markOld(queryKey, cached.at), SAY_AFTER_MS)
  })
  return () => {
    over = true
    clearTimeout(timer)
  }
}

async function standIn({ queryKey, held }: Reading, place: Place): Promise<{ data: unknown } | undefined> {
  const own = held()
  const arrived = fetchedAt(queryKey)
  if (own !== undefined && arrived !== undefined) {
    markOld(queryKey, arrived)
    return { data: own }
  }
  const cached = await cachedAnswer(place)
  if (cached) markOld(queryKey, cached.at)
  return cached
}

/**
 * What stays on the screen when the server refuses: nothing of deleted content, otherwise the old answer with its age.
 */
function refused({ queryKey, held, hide }: Reading, place: Place, status: number): undefined {
  if (FINAL.includes(status)) {
    hide()
    void dropAnswer(place)
    return undefined
  }
  const arrived = fetchedAt(queryKey)
  if (held() !== undefined && arrived !== undefined) markOld(queryKey, arrived)
  return undefined
}

/** The server's answer, which is then cached; the cached answer when there is none. */
export async function readKeeping(reading: Reading): Promise<unknown> {
  const { queryKey, place, ask, held, speaks = true } = reading
  if (!place) return await ask()
  const settle = held() === undefined ? showFirst(reading, place) : undefined
  try {
    const data = await ask()
    if (speaks) markFresh(queryKey)
    void keepAnswer(place, data)
    return data
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const other = error.network ? await standIn(reading, place) : refused(reading, place, error.status)
    if (!other) throw error
    return other.data
  } finally {
    settle?.()
  }
}
