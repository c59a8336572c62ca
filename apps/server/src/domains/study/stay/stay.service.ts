import type { UserId } from '@sands/contract/kernel/schema'
import { createBatcher } from '../../../kernel/batcher.ts'
import { createCalendar } from '../../../kernel/calendar.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type Beats, stayRepo } from './stay.repo.ts'

/** Two batches in flight keep the disk busy while the next one is collected. */
const IN_FLIGHT = 2
const MAX_BATCH = 2000
/** No claim counts for more than a day, however many are added up. */
const DAY_MS = 86_400_000
const DEADLOCK = '40P01'

interface Beat {
  userId: UserId
  claimedMs: number
  day: string
}

export interface StayService {
  /** Resolves when the heartbeat is committed. */
  beat(viewer: Viewer, claimedSeconds: number): Promise<null>
}

/**
 * Merges several heartbeats of one person into one. Sorted, so that two processes mostly lock rows in the same order.
 */
function merge(beats: readonly Beat[]): Beat[] {
  const merged = new Map<UserId, Beat>()
  for (const beat of beats) {
    const earlier = merged.get(beat.userId)
    merged.set(
      beat.userId,
      earlier ? { ...beat, claimedMs: Math.min(DAY_MS, earlier.claimedMs + beat.claimedMs) } : beat,
    )
  }
  return [...merged.values()].sort((a, b) => (a.userId < b.userId ? -1 : 1))
}

/**
 * Stores the heartbeats of everyone who is online: collects them into one statement and one commit, and answers after
 * the commit. The counting rule is in the statement, so that processes and devices apply the same rule.
 */
export function createStayService({ database, clock }: Kernel): StayService {
  const dayIn = createCalendar()

  async function store(beats: Beats): Promise<void> {
    const missing = await stayRepo.addToRunningDay(database.pool, beats)
    if (missing.size === 0) return
    const started = await stayRepo.beginEver(database.pool, only(beats, missing))
    const left = new Set([...missing].filter((userId) => !started.has(userId)))
    if (left.size > 0) await stayRepo.beginDay(database.pool, only(beats, left))
  }

  const record = createBatcher<Beat, null>({
    inFlight: IN_FLIGHT,
    maxBatch: MAX_BATCH,
    async run(gathered) {
      const beats = merge(gathered)
      const statement = {
        userIds: beats.map(({ userId }) => userId),
        claimedMs: beats.map(({ claimedMs }) => claimedMs),
        days: beats.map(({ day }) => day),
        at: clock.now().getTime(),
      }
      await store(statement).catch((error: unknown) => {
        // A deadlock: another process locked rows of the same people, and this transaction was rolled back.
        if (error instanceof Error && 'code' in error && error.code === DEADLOCK) return store(statement)
        throw error
      })
      return gathered.map(() => null)
    },
  })

  return {
    beat: ({ userId, timeZone }, claimedSeconds) =>
      record({ userId, claimedMs: Math.round(claimedSeconds * 1000), day: dayIn(timeZone, clock.now().getTime()) }),
  }
}

function only(beats: Beats, wanted: ReadonlySet<string>): Beats {
  const indexes = beats.userIds.flatMap((userId, index) => (wanted.has(userId) ? [index] : []))
  const pick = <T>(values: readonly T[]): T[] =>
    indexes.map((index) => values[index]).filter((value) => value !== undefined)
  return { userIds: pick(beats.userIds), claimedMs: pick(beats.claimedMs), days: pick(beats.days), at: beats.at }
}
