import type { CollegeId, Id, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { Channel, ChannelState, EventGroup, Pace } from '@sands/rules/message/channel'
import { and, asc, count, desc, eq, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { channelDeliveries, channelPreferences } from '../channel.tables.ts'

export type ChannelDeliveryId = Id<'channel-delivery'>
export type ChannelDelivery = typeof channelDeliveries.$inferSelect
type Patch = Partial<typeof channelDeliveries.$inferInsert>

interface Planned {
  message: { id: MessageId; collegeId: CollegeId; category: EventGroup }
  userIds: readonly UserId[]
  channels: readonly Channel[]
  pace: Pace
  isBulk: boolean
  at: Date
  now: Date
}

/** More titles than a summary shows. */
const MOST_IN_DIGEST = 100

const isHeldDigest: SQL | undefined = and(eq(channelDeliveries.state, 'held'), eq(channelDeliveries.pace, 'daily'))

async function take(tx: Tx, which: SQL | undefined, { most, lease }: { most: number; lease: Date }) {
  const due = await tx
    .select({ id: channelDeliveries.id })
    .from(channelDeliveries)
    .where(which)
    .orderBy(asc(channelDeliveries.isBulk), asc(channelDeliveries.nextAt))
    .limit(most)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  return tx
    .update(channelDeliveries)
    .set({ state: 'waiting', attempts: sql`${channelDeliveries.attempts} + 1`, nextAt: lease })
    .where(
      inArray(
        channelDeliveries.id,
        due.map(({ id }) => id),
      ),
    )
    .returning()
}

const of = (messageId: MessageId, { channel, state }: { channel?: Channel; state?: ChannelState }) =>
  and(
    eq(channelDeliveries.messageId, messageId),
    channel ? eq(channelDeliveries.channel, channel) : undefined,
    state ? eq(channelDeliveries.state, state) : undefined,
  )

export const channelDeliveryRepo = {
  /** Adds what people have not switched off. What was planned before stays as it is. */
  async plan(tx: Tx, { message, userIds, channels, pace, isBulk, at, now }: Planned): Promise<number> {
    const { rowCount } = await tx.execute(sql`
      insert into ${channelDeliveries}
        (message_id, user_id, college_id, channel, state, pace, is_bulk, next_at, created_at)
      select ${message.id}, person, ${message.collegeId}, channel, 'waiting', ${pace}, ${isBulk},
        ${at.toISOString()}, ${now.toISOString()}
      from unnest(${sql.param([...userIds])}::bigint[]) person
      cross join unnest(${sql.param([...channels])}::text[]) channel
      where not exists (select from ${channelPreferences}
        where ${channelPreferences.userId} = person
          and channel || ${`:${message.category}`} = any(${channelPreferences.off}))
      on conflict do nothing`)
    return rowCount ?? 0
  },

  /** Takes what is due. Nobody else takes it until the lease ends, so what a dead process has taken is not lost. */
  claim: (tx: Tx, { now, lease, most }: { now: Date; lease: Date; most: number }): Promise<ChannelDelivery[]> =>
    take(
      tx,
      and(
        inArray(channelDeliveries.state, ['waiting', 'held']),
        lte(channelDeliveries.nextAt, now),
        or(eq(channelDeliveries.state, 'waiting'), ne(channelDeliveries.pace, 'daily')),
      ),
      { most, lease },
    ),

  dueDigests: (db: Db, now: Date, most: number) =>
    db
      .select({ userId: channelDeliveries.userId, channel: channelDeliveries.channel })
      .from(channelDeliveries)
      .where(and(isHeldDigest, lte(channelDeliveries.nextAt, now)))
      .groupBy(channelDeliveries.userId, channelDeliveries.channel)
      .limit(most),

  /** Everything that waits for the summary of a person over a channel. */
  claimDigest: (
    tx: Tx,
    { userId, channel }: { userId: UserId; channel: Channel },
    { now, lease }: { now: Date; lease: Date },
  ): Promise<ChannelDelivery[]> =>
    take(
      tx,
      and(
        isHeldDigest,
        eq(channelDeliveries.userId, userId),
        eq(channelDeliveries.channel, channel),
        lte(channelDeliveries.nextAt, now),
      ),
      { most: MOST_IN_DIGEST, lease },
    ),

  /** False when somebody else has moved it on. */
  move: (db: Db, id: ChannelDeliveryId, from: ChannelState, patch: Patch): Promise<boolean> =>
    db
      .update(channelDeliveries)
      .set(patch)
      .where(and(eq(channelDeliveries.id, id), eq(channelDeliveries.state, from)))
      .returning({ id: channelDeliveries.id })
      .then((moved) => moved.length > 0),

  /** A summary has one id for all its messages. */
  byProvider: (db: Db, channel: Channel, providerId: string): Promise<ChannelDelivery[]> =>
    db
      .select()
      .from(channelDeliveries)
      .where(and(eq(channelDeliveries.channel, channel), eq(channelDeliveries.providerId, providerId)))
      .limit(MOST_IN_DIGEST),

  totals: (db: Db, messageId: MessageId) =>
    db
      .select({
        channel: channelDeliveries.channel,
        state: channelDeliveries.state,
        reason: channelDeliveries.reason,
        total: count(),
      })
      .from(channelDeliveries)
      .where(eq(channelDeliveries.messageId, messageId))
      .groupBy(channelDeliveries.channel, channelDeliveries.state, channelDeliveries.reason),

  page: (
    db: Db,
    messageId: MessageId,
    { size, offset, ...filter }: { channel?: Channel; state?: ChannelState; size: number; offset: number },
  ) =>
    db
      .select({ row: channelDeliveries, name: users.name })
      .from(channelDeliveries)
      .innerJoin(users, eq(users.id, channelDeliveries.userId))
      .where(of(messageId, filter))
      .orderBy(desc(channelDeliveries.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, messageId: MessageId, filter: { channel?: Channel; state?: ChannelState }): Promise<number> =>
    db
      .select({ total: count() })
      .from(channelDeliveries)
      .where(of(messageId, filter))
      .then(([row]) => row?.total ?? 0),

  purge: (db: Db, before: Date) =>
    db
      .delete(channelDeliveries)
      .where(and(isNotNull(channelDeliveries.finishedAt), lt(channelDeliveries.finishedAt, before))),
}
