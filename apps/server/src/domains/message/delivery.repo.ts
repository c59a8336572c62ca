import type { AudienceId, CollegeId, Id, MessageId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { deliveries, inbox, messages } from './message.tables.ts'

export type DeliveryId = Id<'delivery'>
type NewMessage = typeof messages.$inferInsert

export const deliveryRepo = {
  /** Stores the message. Returns the earlier one when the same key was used before. */
  async addMessage(tx: Tx, row: NewMessage): Promise<{ id: MessageId; createdAt: Date }> {
    const [added] = await tx
      .insert(messages)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: messages.id, createdAt: messages.createdAt })
    if (added) return added
    const [known] = await tx
      .select({ id: messages.id, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.collegeId, row.collegeId), eq(messages.dedupeKey, row.dedupeKey ?? '')))
    if (!known) throw new Error('the message was not stored')
    return known
  },

  message: (db: Db, id: MessageId) =>
    db
      .select()
      .from(messages)
      .where(eq(messages.id, id))
      .then(([row]) => row),

  /** Puts a message into inboxes and returns the people who did not have it yet. */
  async deliver(
    tx: Tx,
    message: Pick<typeof messages.$inferSelect, 'id' | 'collegeId' | 'category'>,
    { userIds, now }: { userIds: readonly UserId[]; now: Date },
  ): Promise<UserId[]> {
    const { rows } = await tx.execute<{ user_id: UserId }>(sql`
      insert into ${inbox} (user_id, message_id, college_id, category, created_at)
      select person, ${message.id}, ${message.collegeId}, ${message.category}, ${now.toISOString()}
      from unnest(${sql.param([...userIds])}::bigint[]) person
      on conflict do nothing
      returning user_id`)
    return rows.map((row) => row.user_id)
  },

  add: (tx: Tx, row: { messageId: MessageId; audienceId: AudienceId | null; createdAt: Date }) =>
    tx
      .insert(deliveries)
      .values(row)
      .returning({ id: deliveries.id })
      .then(([added]) => added?.id),

  /** Locked until the batch is stored: two runs of the same job wait for each other. */
  lock: (tx: Tx, id: DeliveryId) =>
    tx
      .select()
      .from(deliveries)
      .where(eq(deliveries.id, id))
      .for('update')
      .then(([row]) => row),

  advance: (tx: Tx, id: DeliveryId, { cursor, delivered }: { cursor: UserId; delivered: number }) =>
    tx
      .update(deliveries)
      .set({ cursor, delivered: sql`${deliveries.delivered} + ${delivered}` })
      .where(eq(deliveries.id, id)),

  finish: (tx: Tx, id: DeliveryId, now: Date) =>
    tx.update(deliveries).set({ isDone: true, finishedAt: now }).where(eq(deliveries.id, id)),
}

/** Notification payloads with the people whose count may have changed, for every process with open streams. */
export const unreadPayloads = (collegeId: CollegeId, userIds: readonly UserId[]): string[] => {
  // A notification can carry 8,000 bytes; an id has up to 18 digits.
  const PER_NOTIFICATION = 350
  const payloads: string[] = []
  for (let start = 0; start < userIds.length; start += PER_NOTIFICATION)
    payloads.push(`${collegeId} ${userIds.slice(start, start + PER_NOTIFICATION).join(',')}`)
  return payloads
}
