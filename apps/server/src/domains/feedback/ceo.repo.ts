import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { CeoBox } from '@sands/rules/feedback'
import { and, count, desc, eq, gte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { ceoMessages } from './feedback.tables.ts'

export type CeoMessageId = Id<'ceoMessage'>
export type CeoMessageRow = typeof ceoMessages.$inferSelect

interface Side {
  collegeId: CollegeId
  userId: UserId
}

const inBox = ({ collegeId, userId }: Side, box: CeoBox) =>
  and(eq(ceoMessages.collegeId, collegeId), eq(box === 'sent' ? ceoMessages.userId : ceoMessages.leaderId, userId))

/** Messages that this person has written or received. */
const readableBy = ({ collegeId, userId }: Side, id: CeoMessageId) =>
  and(
    eq(ceoMessages.id, id),
    eq(ceoMessages.collegeId, collegeId),
    or(eq(ceoMessages.userId, userId), eq(ceoMessages.leaderId, userId)),
  )

export const ceoRepo = {
  page: (
    db: Db,
    side: Side,
    { box, size, offset }: { box: CeoBox; size: number; offset: number },
  ): Promise<CeoMessageRow[]> =>
    db
      .select()
      .from(ceoMessages)
      .where(inBox(side, box))
      .orderBy(desc(ceoMessages.createdAt), desc(ceoMessages.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, side: Side, box: CeoBox, since?: Date): Promise<number> =>
    db
      .select({ total: count() })
      .from(ceoMessages)
      .where(and(inBox(side, box), since ? gte(ceoMessages.createdAt, since) : undefined))
      .then(([row]) => row?.total ?? 0),

  byId: (db: Db, side: Side, id: CeoMessageId): Promise<CeoMessageRow | undefined> =>
    db
      .select()
      .from(ceoMessages)
      .where(readableBy(side, id))
      .then(([row]) => row),

  /** Locked until the transaction ends. */
  lock: (tx: Tx, side: Side, id: CeoMessageId): Promise<CeoMessageRow | undefined> =>
    tx
      .select()
      .from(ceoMessages)
      .where(readableBy(side, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: Omit<CeoMessageRow, 'id' | 'reply' | 'repliedAt'>): Promise<CeoMessageRow | undefined> =>
    tx
      .insert(ceoMessages)
      .values(values)
      .returning()
      .then(([row]) => row),

  reply: (tx: Tx, id: CeoMessageId, values: { reply: string; repliedAt: Date }): Promise<CeoMessageRow | undefined> =>
    tx
      .update(ceoMessages)
      .set(values)
      .where(eq(ceoMessages.id, id))
      .returning()
      .then(([row]) => row),

  /** How many messages each leader of a college has, and how many wait for a reply. */
  sums: (db: Db, collegeId: CollegeId) =>
    db
      .select({
        leaderId: ceoMessages.leaderId,
        messages: count(),
        waiting: sql<number>`count(*) filter (where ${ceoMessages.repliedAt} is null)::int`,
      })
      .from(ceoMessages)
      .where(eq(ceoMessages.collegeId, collegeId))
      .groupBy(ceoMessages.leaderId),
}
