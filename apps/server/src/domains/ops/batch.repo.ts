import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { batches } from './batch.tables.ts'

export type BatchRow = typeof batches.$inferSelect
type NewBatch = typeof batches.$inferInsert

const UNDER_WAY = ['queued', 'running'] as const
const first = <Row>([row]: Row[]): Row | undefined => row
const some = (rows: readonly unknown[]): boolean => rows.length > 0
const running = (id: BatchId) => and(eq(batches.id, id), eq(batches.state, 'running'))

export const batchRepo = {
  async add(db: Db, row: NewBatch): Promise<BatchId> {
    const [added] = await db.insert(batches).values(row).returning({ id: batches.id })
    if (!added) throw new Error('the batch was not stored')
    return added.id
  },

  byId: (db: Db, id: BatchId) => db.select().from(batches).where(eq(batches.id, id)).then(first),

  ofOwner: (db: Db, ownerId: UserId, id: BatchId) =>
    db
      .select()
      .from(batches)
      .where(and(eq(batches.ownerId, ownerId), eq(batches.id, id)))
      .then(first),

  page: (db: Db, ownerId: UserId, { size, offset }: { size: number; offset: number }) =>
    db.select().from(batches).where(eq(batches.ownerId, ownerId)).orderBy(desc(batches.id)).limit(size).offset(offset),

  count: (db: Db, ownerId: UserId) =>
    db
      .select({ total: count() })
      .from(batches)
      .where(eq(batches.ownerId, ownerId))
      .then(([row]) => row?.total ?? 0),

  /** Starts the batch, for the first time or again. Undefined when there is nothing left to do. */
  begin: (db: Db, id: BatchId): Promise<BatchRow | undefined> =>
    db
      .update(batches)
      .set({ state: 'running', done: 0, counts: {}, problems: [], notes: [], reason: null, finishedAt: null })
      .where(and(eq(batches.id, id), inArray(batches.state, [...UNDER_WAY, 'failed'])))
      .returning()
      .then(first),

  /** False when it was cancelled meanwhile. */
  progress: (db: Db, id: BatchId, { done, total }: { done: number; total: number | undefined }) =>
    db
      .update(batches)
      .set({ done, ...(total === undefined ? {} : { total }) })
      .where(running(id))
      .returning({ id: batches.id })
      .then(some),

  /** Stores the key of the result before the file is stored, so that the file can always be found and removed. */
  keepKey: (db: Db, id: BatchId, fileKey: string) =>
    db.update(batches).set({ fileKey }).where(running(id)).returning({ id: batches.id }).then(some),

  forgetKey: (db: Db, id: BatchId) => db.update(batches).set({ fileKey: null }).where(eq(batches.id, id)),

  /** False when it was cancelled meanwhile. */
  finish: (db: Db, id: BatchId, end: Partial<NewBatch>) =>
    db.update(batches).set(end).where(running(id)).returning({ id: batches.id }).then(some),

  cancel: (db: Db, { ownerId, id, now }: { ownerId: UserId; id: BatchId; now: Date }) =>
    db
      .update(batches)
      .set({ state: 'cancelled', finishedAt: now })
      .where(and(eq(batches.ownerId, ownerId), eq(batches.id, id), inArray(batches.state, UNDER_WAY)))
      .returning({ id: batches.id })
      .then(some),

  underWay: (db: Db) => db.select({ id: batches.id }).from(batches).where(inArray(batches.state, UNDER_WAY)),

  /** Ends batches without a job: their process died during the last try. */
  endLost: (db: Db, { job, reason, now }: { job: string; reason: string; now: Date }) =>
    db
      .update(batches)
      .set({ state: 'failed', reason, finishedAt: now })
      .where(
        and(
          inArray(batches.state, UNDER_WAY),
          sql`not exists (select from jobs.job where name = ${job} and data->>'batchId' = ${batches.id}::text
            and state in ('created', 'retry', 'active'))`,
        ),
      ),

  endedBefore: (db: Db, moment: Date, limit: number) =>
    db
      .select({ id: batches.id, fileKey: batches.fileKey })
      .from(batches)
      .where(lt(batches.finishedAt, moment))
      .orderBy(batches.finishedAt)
      .limit(limit),

  remove: (db: Db, ids: readonly BatchId[]) => db.delete(batches).where(inArray(batches.id, [...ids])),
}
