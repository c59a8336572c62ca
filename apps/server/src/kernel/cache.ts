import type { Clock } from './clock.ts'
import type { Broadcast, Channel } from './database/broadcast.ts'

export interface Cache<T> {
  /** The cached value; undefined when it has to be loaded. */
  peek(key: string): T | undefined
  load(key: string): Promise<T>
}

interface Entry<T> {
  loading: Promise<T>
  value?: T
  goodUntil: number
}

/** Invented keys must not fill the memory. */
const MAX_CACHED = 500

/**
 * Caches answers that many people read and few people edit, until a broadcast on the channel announces an edit. A value
 * that was being loaded during the broadcast is not cached, and nothing is cached while broadcasts may be missed.
 */
export function createCache<T>(options: {
  broadcast: Broadcast
  clock: Clock
  channel: Channel
  load: (key: string) => Promise<T>
  /** The time at which the value expires by itself, in milliseconds. */
  goodUntil?: (value: T) => number
}): Cache<T> {
  const { broadcast, clock, goodUntil = () => Number.POSITIVE_INFINITY } = options
  const entries = new Map<string, Entry<T>>()
  broadcast.on(options.channel, () => entries.clear())
  broadcast.onGap(() => entries.clear())

  const isGood = (entry: Entry<T>) => entry.goodUntil > clock.now().getTime()

  async function fill(key: string, entry: Entry<T>): Promise<T> {
    try {
      const value = await entry.loading
      entry.value = value
      entry.goodUntil = goodUntil(value)
      return value
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key)
      throw error
    }
  }

  return {
    peek(key) {
      const entry = entries.get(key)
      return entry && broadcast.healthy() && isGood(entry) ? entry.value : undefined
    },
    load(key) {
      if (!broadcast.healthy()) return options.load(key)
      const known = entries.get(key)
      if (known && isGood(known)) return known.loading
      if (entries.size >= MAX_CACHED) entries.clear()
      const entry: Entry<T> = { loading: options.load(key), goodUntil: Number.POSITIVE_INFINITY }
      entries.set(key, entry)
      return fill(key, entry)
    },
  }
}
