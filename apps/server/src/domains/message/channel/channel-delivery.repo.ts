import type { CollegeId, Id, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { Channel, ChannelState, EventGroup, Pace } from '@sands/rules/message/channel'
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { channelDeliveries, channelPreferences } from '../channel.tables.ts'

export type ChannelDeliveryId = Id<'channel-delivery'>
export type ChannelDelivery = typeof channelDeliveries.$inferSelect
type Patch = Partial<typeof channelDeliveries.$inferInsert>

/** A channel, with the connection that sends over it where it has connections. */
export interface Line {
  channel: Channel
  connectionId: Id<'connection'> | null
}

/** The summary of a person: what one college has for them over one channel. */
export interface DigestOwner {
  userId: UserId
  collegeId: CollegeId
  channel: Channel
}

interface Planned {
  message: { id: MessageId; collegeId: CollegeId; category: EventGroup }
  people: readonly (Line & { userId: UserId })[]
  pace: Pace
  isBulk: boolean
  at: Date
  now: Date
}

interface Claim {
  now: Date
  lease: Date
  /** Lines that have trouble. */
  except: readonly Line[]
}

/** More titles than a summary shows. */
const MOST_IN_DIGEST = 100

const isHeldDigest: SQL | undefined = and(eq(channelDeliveries.state, 'held'), eq(channelDeliveries.pace, 'daily'))

const notOver = (lines: readonly Line[]): SQL | undefined =>
  and(
    ...lines.map(({ channel, connectionId }) => {
      const { connectionId: column } = channelDeliveries
      return sql`not (${channelDeliveries.channel} = ${channel} and ${column} is not distinct from ${connectionId})`
    }),
  )

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

const totals = (db: Db, which: SQL | undefined) =>
  db
    .select({
      channel: channelDeliveries.channel,
      state: channelDeliveries.state,
      reason: channelDeliveries.reason,
      total: count(),
    })
    .from(channelDeliveries)
    .where(which)
    .groupBy(channelDeliveries.channel, channelDeliveries.state, channelDeliveries.reason)

export const channelDeliveryRepo = {
  /** Adds what people have not switched off. What was planned before stays as it is. */
  async plan(tx: Tx, { message, people, pace, isBulk, at, now }: Planned): Promise<number> {
    const userIds = people.map(({ userId }) => userId)
    const channels = people.map(({ channel }) => channel)
    const connectionIds = people.map(({ connectionId }) => connectionId)
    const { rowCount } = await tx.execute(sql`
      insert into ${channelDeliveries}
        (message_id, user_id, college_id, channel, connection_id, state, pace, is_bulk, due_at, next_at, created_at)
      select ${message.id}, person, ${message.collegeId}, channel, connection, 'waiting', ${pace}, ${isBulk},
        ${at.toISOString()}, ${at.toISOString()}, ${now.toISOString()}
      from unnest(${sql.param(userIds)}::bigint[], ${sql.param(channels)}::text[],
        ${sql.param(connectionIds)}::bigint[]) as planned(person, channel, connection)
      where not exists (select from ${channelPreferences}
        where ${channelPreferences.userId} = person
          and channel || ${`:${message.category}`} = any(${channelPreferences.off}))
      on conflict do nothing`)
    return rowCount ?? 0
  },

  /** Takes what is due. Nobody else takes it until the lease ends, so what a dead process has taken is not lost. */
  claim: (tx: Tx, { now, lease, except, most }: Claim & { most: number }): Promise<ChannelDelivery[]> =>
    take(
      tx,
      and(
        inArray(channelDeliveries.state, ['waiting', 'held']),
        lte(channelDeliveries.nextAt, now),
        or(eq(channelDeliveries.state, 'waiting'), ne(channelDeliveries.pace, 'daily')),
        notOver(except),
      ),
      { most, lease },
    ),

  dueDigests: (
    db: Db,
    { now, except, most }: { now: Date; except: readonly Line[]; most: number },
  ): Promise<DigestOwner[]> => {
    const { userId, collegeId, channel } = channelDeliveries
    return db
      .select({ userId, collegeId, channel })
      .from(channelDeliveries)
      .where(and(isHeldDigest, lte(channelDeliveries.nextAt, now), notOver(except)))
      .groupBy(userId, collegeId, channel)
      .limit(most)
  },

  /** Everything that waits for a summary. */
  claimDigest: (
    tx: Tx,
    { userId, collegeId, channel }: DigestOwner,
    { now, lease, except }: Claim,
  ): Promise<ChannelDelivery[]> =>
    take(
      tx,
      and(
        isHeldDigest,
        eq(channelDeliveries.userId, userId),
        eq(channelDeliveries.collegeId, collegeId),
        eq(channelDeliveries.channel, channel),
        lte(channelDeliveries.nextAt, now),
        notOver(except),
      ),
      { most: MOST_IN_DIGEST, lease },
    ),

  /** Notes that text messages are handed to the provider now. False when somebody else has done so before. */
  hand: (db: Db, ids: readonly ChannelDeliveryId[], now: Date): Promise<boolean> =>
    db
      .update(channelDeliveries)
      .set({ handedAt: now })
      .where(
        and(
          inArray(channelDeliveries.id, [...ids]),
          eq(channelDeliveries.state, 'waiting'),
          isNull(channelDeliveries.handedAt),
        ),
      )
      .returning({ id: channelDeliveries.id })
      .then((handed) => handed.length === ids.length),

  /** False when somebody else has moved it on, or has taken it after the lease has ended. */
  move: (
    db: Db,
    { id, from, lease }: { id: ChannelDeliveryId; from: ChannelState; lease?: Date },
    patch: Patch,
  ): Promise<boolean> =>
    db
      .update(channelDeliveries)
      .set(patch)
      .where(
        and(
          eq(channelDeliveries.id, id),
          eq(channelDeliveries.state, from),
          lease ? eq(channelDeliveries.nextAt, lease) : undefined,
        ),
      )
      .returning({ id: channelDeliveries.id })
      .then((moved) => moved.length > 0),

  /** A summary has one id for all its messages. */
  byProvider: (db: Db, channel: Channel, providerId: string): Promise<ChannelDelivery[]> =>
    db
      .select()
      .from(channelDeliveries)
      .where(and(eq(channelDeliveries.channel, channel), eq(channelDeliveries.providerId, providerId)))
      .limit(MOST_IN_DIGEST),

  totals: (db: Db, messageId: MessageId) => totals(db, eq(channelDeliveries.messageId, messageId)),

  /** Of all messages: those that have ended since, and those that have not ended. */
  totalsSince: (db: Db, since: Date) =>
    totals(db, or(gte(channelDeliveries.finishedAt, since), inArray(channelDeliveries.state, ['waiting', 'held']))),

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

  /** Deletes at most so many rows. Returns how many they were. */
  purge(db: Db, before: Date, most: number): Promise<number> {
    const old = db
      .select({ id: channelDeliveries.id })
      .from(channelDeliveries)
      .where(and(isNotNull(channelDeliveries.finishedAt), lt(channelDeliveries.finishedAt, before)))
      .limit(most)
    return db
      .delete(channelDeliveries)
      .where(inArray(channelDeliveries.id, old))
      .returning({ id: channelDeliveries.id })
      .then((gone) => gone.length)
  },
}
