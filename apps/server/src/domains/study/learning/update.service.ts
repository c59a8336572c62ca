import type { LearningReceipt, LearningUpdate } from '@sands/contract/study/learning.model'
import type pg from 'pg'
import { createBatcher } from '../../../kernel/batcher.ts'
import type { Calendar } from '../../../kernel/calendar.ts'
import { isDatabaseAway, type Tx } from '../../../kernel/database/database.ts'
import { preparedTransaction } from '../../../kernel/database/prepared-transaction.ts'
import { type AppError, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { createLedger, type Reading, type UpdateRequest } from './ledger.ts'
import { updateRepo } from './update.repo.ts'
import '../study.events.ts'

/** Two batches on their way keep the disk busy while the next one gathers. */
const IN_FLIGHT = 2
const MAX_BATCH = 500
const DEADLOCK = '40P01'
const DAY_MS = 86_400_000
/** What waited longer on a device is no longer taken. */
const STORED_DAYS = 90

export interface Updates {
  store(viewer: Own, update: LearningUpdate, isLast?: boolean): Promise<LearningReceipt>
  /** It has no number of its own: it gets one when it is its turn. */
  read(viewer: Own, reading: Reading): Promise<LearningReceipt>
}
type Own = Pick<Viewer, 'userId' | 'timeZone'>

function isDeadlock(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === DEADLOCK) return true
  return false
}

/** A "no" is for one, and must not undo what the others of a batch were promised. */
type Outcome = LearningReceipt | AppError

/**
 * What people have seen, of everybody at once: gathered into one transaction, judged in it, and answered when it is on disk.
 * Whoever counts something of a person holds their row, so that devices and processes agree.
 */
export function createUpdates({ database, clock, events }: Kernel, dayIn: Calendar): Updates {
  async function settle(client: pg.PoolClient, tx: Tx, requests: readonly UpdateRequest[]): Promise<Outcome[]> {
    const userIds = [...new Set(requests.map(({ userId }) => userId))]
    const people = await updateRepo.lockPeople(client, userIds)
    const now = clock.now()
    // By person too: whoever names the viewing of somebody else must not stand in for them.
    const wanted = new Map(requests.map(({ userId, viewingId: id }) => [`${userId}/${id}`, { id, userId }]))
    const since = new Date(now.getTime() - STORED_DAYS * DAY_MS)
    const found = await updateRepo.viewings(client, [...wanted.values()], since)
    const ledger = createLedger({ people, viewings: found, now, dayIn })

    const days = ledger.daysOf(requests)
    if (days.length > 0) ledger.setDays(await updateRepo.days(client, days))
    const outcomes = requests.map((request) => ledger.take(request) ?? fail('study.viewing_unknown'))

    const { written, time, uncounted, finished } = ledger.entries()
    if (written.viewings.length > 0) await updateRepo.write(client, { ...written, at: now })
    if (time.days.length > 0) await updateRepo.addTime(client, { ...time, at: now })
    if (uncounted.length > 0) await updateRepo.addUncounted(client, uncounted, now)
    for (const learnable of finished) await events.emit(tx, 'study.finished', learnable)
    return outcomes
  }

  const store = (requests: readonly UpdateRequest[]) =>
    preparedTransaction(database.pool, (client, tx) => settle(client, tx, requests))

  /** Two processes met over the same two rows; one of them was let through. */
  const storeAgain = (requests: readonly UpdateRequest[]) =>
    store(requests).catch((error: unknown) => {
      if (isDeadlock(error)) return store(requests)
      throw error
    })

  const gather = createBatcher<UpdateRequest, { outcome: Outcome } | { error: unknown }>({
    inFlight: IN_FLIGHT,
    maxBatch: MAX_BATCH,
    async run(requests) {
      try {
        return (await storeAgain(requests)).map((outcome) => ({ outcome }))
      } catch (error) {
        if (requests.length === 1 || isDatabaseAway(error)) throw error
        // Something in it cannot be stored. Nobody else is to suffer for it: now each by itself.
        const alone = []
        for (const request of requests) {
          alone.push(
            await storeAgain([request]).then(
              ([outcome]) => ({ outcome: outcome ?? fail('study.viewing_unknown') }),
              (own: unknown) => ({ error: own }),
            ),
          )
        }
        return alone
      }
    },
  })

  async function take(request: UpdateRequest): Promise<LearningReceipt> {
    const result = await gather(request)
    if ('error' in result) throw result.error
    if (result.outcome instanceof Error) throw result.outcome
    return result.outcome
  }

  return {
    store: ({ userId, timeZone }, update, isLast = false) =>
      take({ userId, timeZone, viewingId: update.learningDetailId, said: update, isLast }),
    read: ({ userId, timeZone }, { viewingId, ...said }) => take({ userId, timeZone, viewingId, said, isLast: false }),
  }
}
