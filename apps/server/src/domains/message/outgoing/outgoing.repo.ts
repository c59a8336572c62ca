import type { CollegeId, Id, MessageId } from '@sands/contract/kernel/schema'
import type { OutgoingState } from '@sands/contract/message/send.model'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { users } from '../../org/index.ts'
import { deliveries, inbox, outgoingMessages } from '../message.tables.ts'

export type OutgoingId = Id<'outgoing'>
export type OutgoingRow = typeof outgoingMessages.$inferSelect
type NewOutgoing = typeof outgoingMessages.$inferInsert

const onItsWay = sql<boolean>`exists (select 1 from ${deliveries}
  where ${deliveries.messageId} = ${outgoingMessages.messageId} and not ${deliveries.isDone})`

function isIn(state: OutgoingState): SQL | undefined {
  if (state === 'sending') return and(eq(outgoingMessages.state, 'sent'), onItsWay)
  if (state === 'sent') return and(eq(outgoingMessages.state, 'sent'), sql`not ${onItsWay}`)
  return eq(outgoingMessages.state, state)
}

const holds = (keyword: string): SQL =>
  sql`exists (select 1 from jsonb_each(${outgoingMessages.texts}) words
    where words.value ->> 'title' ilike ${anywhere(keyword)})`

export interface OutgoingFilter {
  state?: OutgoingState
  keyword?: string
}

const listed = (collegeId: CollegeId, { state, keyword }: OutgoingFilter): SQL | undefined =>
  and(eq(outgoingMessages.collegeId, collegeId), state ? isIn(state) : undefined, keyword ? holds(keyword) : undefined)

const columns = { row: outgoingMessages, isOnItsWay: onItsWay, creator: users.name }

export const outgoingRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: OutgoingFilter; size: number; offset: number },
  ) =>
    db
      .select(columns)
      .from(outgoingMessages)
      .innerJoin(users, eq(users.id, outgoingMessages.createdBy))
      .where(listed(collegeId, filter))
      .orderBy(desc(outgoingMessages.sendAt), desc(outgoingMessages.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: OutgoingFilter) =>
    db
      .select({ total: count() })
      .from(outgoingMessages)
      .where(listed(collegeId, filter))
      .then(([row]) => row?.total ?? 0),

  get: (db: Db, collegeId: CollegeId, id: OutgoingId) =>
    db
      .select(columns)
      .from(outgoingMessages)
      .innerJoin(users, eq(users.id, outgoingMessages.createdBy))
      .where(and(eq(outgoingMessages.collegeId, collegeId), eq(outgoingMessages.id, id)))
      .then(([row]) => row),

  /** Locked until the change is stored: sending, changing and cancelling wait for each other. */
  lock: (tx: Tx, id: OutgoingId) =>
    tx
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.id, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, row: NewOutgoing) =>
    tx
      .insert(outgoingMessages)
      .values(row)
      .returning()
      .then(([added]) => added),

  change: (tx: Tx, id: OutgoingId, patch: Partial<NewOutgoing>) =>
    tx
      .update(outgoingMessages)
      .set({ ...patch, version: sql`${outgoingMessages.version} + 1` })
      .where(eq(outgoingMessages.id, id))
      .returning()
      .then(([changed]) => changed),

  reached: (db: Db, messageId: MessageId) =>
    db
      .select({ delivered: count(), read: count(inbox.readAt) })
      .from(inbox)
      .where(eq(inbox.messageId, messageId))
      .then(([row]) => row ?? { delivered: 0, read: 0 }),
}
