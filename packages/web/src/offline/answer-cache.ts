import { getSession } from '../session/store.ts'
import { pinnedAnswers } from './pinned-answers.ts'
import { idOf, type Place } from './place.ts'
import { type CachedFacts, cachedStorage } from './storage.ts'

/** The number of pages of a list that are cached. */
export const CACHED_PAGES = 3
export const MOST_ENTRIES = 200
export const MOST_BYTES = 4 * 1024 * 1024
/** The limit for one answer, so that it cannot displace all others. */
const MOST_BYTES_EACH = 512 * 1024
const CACHED_FOR_MS = 30 * 24 * 3_600_000
/** The limits are enforced once in this many writes, because checking after every write would be wasteful. */
const TIDY_EVERY = 20

const isOld = ({ at }: CachedFacts, now: number) => at < now - CACHED_FOR_MS || at > now + CACHED_FOR_MS

/** The entries to delete to stay within the limits: all expired ones, then the oldest. Pinned entries stay. */
export function surplus(all: readonly CachedFacts[], now: number, pinned: ReadonlySet<string> = new Set()): string[] {
  let entries = 0
  let bytes = 0
  return all
    .filter(({ id }) => !pinned.has(id))
    .toSorted((a, b) => b.at - a.at)
    .filter((facts) => {
      if (isOld(facts, now)) return true
      entries += 1
      bytes += facts.bytes
      return entries > MOST_ENTRIES || bytes > MOST_BYTES
    })
    .map(({ id }) => id)
}

/** Caching is optional: a full or locked disk loses the copy, but must not break the screen. */
async function gently<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch {
    return undefined
  }
}

let writes = 0

export const keepAnswer = (place: Place, data: unknown, at = Date.now()): Promise<void> =>
  gently(async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(data) ?? '').length
    // Another person may have signed in while the answer was loading.
    if (bytes > MOST_BYTES_EACH || getSession()?.userId !== place.userId) return
    const storage = await cachedStorage()
    await storage.put({ id: idOf(place), userId: place.userId, at, bytes }, data)
    writes += 1
    if (writes % TIDY_EVERY === 0)
      await storage.remove(surplus(await storage.facts(), Date.now(), await pinnedAnswers()))
  })

export const cachedAnswer = (place: Place): Promise<{ data: unknown; at: number } | undefined> =>
  gently(async () => {
    const found = await (await cachedStorage()).get(idOf(place))
    return found && !isOld(found.facts, Date.now()) ? { data: found.data, at: found.facts.at } : undefined
  })

export const dropAnswer = (place: Place): Promise<void> =>
  gently(async () => (await cachedStorage()).remove([idOf(place)]))

/** Deletes the answers of all other people, or all answers without a person, and expired ones. */
export const keepOnlyOf = (userId: string | undefined): Promise<void> =>
  gently(async () => {
    const storage = await cachedStorage()
    const all = await storage.facts()
    const others = all.filter((facts) => facts.userId !== userId).map(({ id }) => id)
    const gone = [...others, ...surplus(all, Date.now(), await pinnedAnswers())]
    if (gone.length > 0) await storage.remove(gone)
  })

/** Of everything that "clear cache" would drop. */
export async function cachedBytes(): Promise<number> {
  const pinned = await pinnedAnswers()
  const all = (await gently(async () => (await cachedStorage()).facts())) ?? []
  return all.filter(({ id }) => !pinned.has(id)).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** All but what downloads need to be opened. Throws when the browser refuses. */
export async function dropAllAnswers(): Promise<void> {
  const [storage, pinned] = [await cachedStorage(), await pinnedAnswers()]
  const all = (await storage.facts()).map(({ id }) => id)
  await storage.remove(all.filter((id) => !pinned.has(id)))
}
