import type { UserId } from '@sands/contract/kernel/schema'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type Beats, stayRepo } from './stay.repo.ts'

/** Two batches on their way keep the disk busy while the next one gathers. */
const IN_FLIGHT = 2
const MAX_BATCH = 2000

interface Waiting {
  claimedMs: number
  day: string
  done: (() => void)[]
  failed: ((error: unknown) => void)[]
}

export interface StayService {
  /** Resolves when the heartbeat is stored for good. */
  beat(viewer: Viewer, claimedSeconds: number): Promise<null>
}

/** Today's date where the person is. Worked out once a minute and time zone. */
function createCalendar() {
  const MINUTE_MS = 60_000
  const known = new Map<string, { minute: number; day: string; format: Intl.DateTimeFormat }>()
  return (timeZone: string, now: number): string => {
    const minute = Math.floor(now / MINUTE_MS)
    const entry = known.get(timeZone)
    if (entry?.minute === minute) return entry.day
    const format =
      entry?.format ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    const day = format.format(now)
    known.set(timeZone, { minute, day, format })
    return day
  }
}

/**
 * Heartbeats of everybody who is online: gathered into one statement and one commit, and answered when that commit is on disk.
 * The counting rule stands in the statement, so that several processes and devices agree on it.
 */
export function createStayService({ database, clock, log }: Kernel): StayService {
  const dayIn = createCalendar()
  let gathering = new Map<UserId, Waiting>()
  let inFlight = 0
  let scheduled = false

  async function store(beats: Beats): Promise<void> {
    const missing = await stayRepo.addToRunningDay(database.pool, beats)
    if (missing.size === 0) return
    const started = await stayRepo.beginEver(database.pool, only(beats, missing))
    const left = new Set([...missing].filter((userId) => !started.has(userId)))
    if (left.size > 0) await stayRepo.beginDay(database.pool, only(beats, left))
  }

  async function flush(): Promise<void> {
    scheduled = false
    if (inFlight >= IN_FLIGHT || gathering.size === 0) return
    const batch = [...gathering].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MAX_BATCH)
    if (batch.length === gathering.size) gathering = new Map()
    else for (const [userId] of batch) gathering.delete(userId)
    inFlight += 1
    try {
      await store({
        userIds: batch.map(([userId]) => userId),
        claimedMs: batch.map(([, { claimedMs }]) => claimedMs),
        days: batch.map(([, { day }]) => day),
        at: clock.now().getTime(),
      })
      for (const [, { done }] of batch) for (const resolve of done) resolve()
    } catch (error) {
      log.warn(
        { beats: batch.length, error: error instanceof Error ? error.message : error },
        'heartbeats were not stored',
      )
      for (const [, { failed }] of batch) for (const reject of failed) reject(error)
    } finally {
      inFlight -= 1
      schedule()
    }
  }

  function schedule(): void {
    if (scheduled || inFlight >= IN_FLIGHT || gathering.size === 0) return
    scheduled = true
    setImmediate(() => void flush())
  }

  return {
    beat: (viewer, claimedSeconds) =>
      new Promise((resolve, reject) => {
        const day = dayIn(viewer.timeZone, clock.now().getTime())
        const waiting = gathering.get(viewer.userId) ?? { claimedMs: 0, day, done: [], failed: [] }
        waiting.claimedMs += Math.round(claimedSeconds * 1000)
        waiting.day = day
        waiting.done.push(() => resolve(null))
        waiting.failed.push(reject)
        gathering.set(viewer.userId, waiting)
        schedule()
      }),
  }
}

function only(beats: Beats, wanted: ReadonlySet<string>): Beats {
  const indexes = beats.userIds.flatMap((userId, index) => (wanted.has(userId) ? [index] : []))
  const pick = <T>(values: readonly T[]): T[] =>
    indexes.map((index) => values[index]).filter((value) => value !== undefined)
  return { userIds: pick(beats.userIds), claimedMs: pick(beats.claimedMs), days: pick(beats.days), at: beats.at }
}
