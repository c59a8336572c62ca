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

/** Two batches in flight keep the disk busy while the next one is collected. */
const IN_FLIGHT = 2
const MAX_BATCH = 500
const DEADLOCK = '40P01'
const DAY_MS = 86_400_000
/** Updates of viewings that started longer ago are refused. */
const STORED_DAYS = 90

export interface Updates {
  store(viewer: Own, update: LearningUpdate, isLast?: boolean): Promise<LearningReceipt>
  /** The report has no sequence number: it gets the next one when it is judged. */
  read(viewer: Own, reading: Reading): Promise<LearningReceipt>
}
type Own = Pick<Viewer, 'userId' | 'timeZone'>

function isDeadlock(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === DEADLOCK) return true
  return false
}

/** A refusal concerns one request and must not roll back the others of the batch. */
type Outcome = LearningReceipt | AppError

/**
 * Stores the updates of all people: collects them into one transaction, judges them in it,
 * and answers after the commit. Every transaction locks the rows of its people first, so
 * that devices and processes never count the same time twice.
 */
export function createUpdates({ database, clock, events }: Kernel, dayIn: Calendar): Updates {
  async function settle(client: pg.PoolClient, tx: Tx, requests: readonly UpdateRequest[]): Promise<Outcome[]> {
    const userIds = [...new Set(requests.map(({ userId }) => userId))]
    const people = await updateRepo.lockPeople(client, userIds)
    const now = clock.now()
    // The key contains the person: a request with another person's
    // viewing id must not replace that person's own request.
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
    // In one order everywhere: handlers lock a row for each person.
    const inOrder = finished.toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
    for (const learnable of inOrder) await events.emit(tx, 'study.finished', learnable)
    return outcomes
  }

  const store = (requests: readonly UpdateRequest[]) =>
    preparedTransaction(database.pool, (client, tx) => settle(client, tx, requests))

  /** Tries once more after a deadlock with another process. */
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
        // One of the requests cannot be stored: each is now stored by itself, so that the others succeed.
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
