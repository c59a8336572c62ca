import type {
  Channel,
  ChannelReason,
  ChannelRules,
  ChannelState,
  EventRules,
  Pace,
  QuietHours,
} from '@sands/rules/message/channel'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DomainBackup } from '../../kernel/backup/left-out.ts'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'
import { messages } from './message.tables.ts'

/** One message to one person over one channel outside the product. Addresses are not stored here. */
export const channelDeliveries = pgTable(
  'channel_deliveries',
  {
    id: newId<'channel-delivery'>('id').primaryKey(),
    messageId: id<'message'>('message_id')
      .notNull()
      .references(() => messages.id),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    channel: text('channel').$type<Channel>().notNull(),
    /**
     * The connection that would send it; null for channels without. Connections with trouble are left out by it, so it
     * may be outdated and refers to nothing.
     */
    connectionId: id<'connection'>('connection_id'),
    state: text('state').$type<ChannelState>().notNull(),
    pace: text('pace').$type<Pace>().notNull(),
    /** To more than ten thousand people: sent after everything else. */
    isBulk: boolean('is_bulk').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it could be sent first: after quiet hours, and at the time of the summary. */
    dueAt: instant('due_at').notNull(),
    /** When it is looked at next, while it waits or is held. While somebody sends it, the end of their lease. */
    nextAt: instant('next_at').notNull(),
    /** When a text message was handed over whose answer is not known: it is not sent again. */
    handedAt: instant('handed_at'),
    /** The id that the provider gave the message. */
    providerId: text('provider_id'),
    /** The address it was sent to, as a keyed hash, for providers that report later that it does not exist. */
    addressHash: bytes('address_hash'),
    reason: text('reason').$type<ChannelReason>(),
    /** The code of the provider. */
    detail: text('detail'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('channel_deliveries_once').on(table.messageId, table.userId, table.channel),
    index('channel_deliveries_due').on(table.isBulk, table.nextAt).where(sql`${table.state} in ('waiting', 'held')`),
    index('channel_deliveries_provider').on(table.providerId).where(sql`${table.providerId} is not null`),
    index('channel_deliveries_user').on(table.userId),
    index('channel_deliveries_college').on(table.collegeId),
    index('channel_deliveries_finished').on(table.finishedAt),
  ],
)

/** What the company decides about channels: one row, or none before somebody has changed it. */
export const channelSettings = pgTable('channel_settings', {
  id: boolean('id').primaryKey().default(true),
  rules: jsonb('rules').$type<ChannelRules>().notNull(),
  /** Events that do not follow the rule of their group. */
  events: jsonb('events').$type<EventRules>().notNull().default({}),
  /** The quiet hours of people who have not chosen their own. */
  quiet: jsonb('quiet').$type<QuietHours | null>(),
  /** When daily summaries are sent, in minutes after midnight of the person. */
  digestAt: integer('digest_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** What a person has chosen about messages outside. */
export const channelPreferences = pgTable('channel_preferences', {
  userId: id<'user'>('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Switches that are off, such as `email:study`. */
  off: text('off').array().notNull().default([]),
  quietBy: text('quiet_by').$type<'company' | 'own' | 'none'>().notNull().default('company'),
  quiet: jsonb('quiet').$type<QuietHours | null>(),
  /** Empty until the person has signed in. */
  timeZone: text('time_zone').notNull().default(''),
})

/** Addresses that do not exist, as a keyed hash. A changed address has another hash and is used again. */
export const channelBounces = pgTable(
  'channel_bounces',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    channel: text('channel').$type<Channel>().notNull(),
    hash: bytes('hash').notNull(),
    detail: text('detail').notNull(),
    bouncedAt: instant('bounced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel] })],
)

/** After a restore nobody knows what has been sent since the backup: what waited is not sent again. */
export const channelBackup: DomainBackup = {
  leftOut: [],
  // Backups of earlier versions do not have the table.
  afterRestore: [
    `do $$ begin
       if to_regclass('channel_deliveries') is not null then
         update channel_deliveries set state = 'skipped', reason = 'restored', finished_at = now()
         where state in ('waiting', 'held');
       end if;
     end $$`,
  ],
}
