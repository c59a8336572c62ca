import type { ConnectionOptions } from '@sands/contract/auth/connection.model'
import type { TroubledStep } from '@sands/contract/auth/connections.model'
import type { SenderChannel, SenderOptions } from '@sands/contract/auth/sender.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'

/** What the company has connected. Its keys are in a table of their own, which backups leave out. */
export const connections = pgTable(
  'connections',
  {
    id: newId<'connection'>('id').primaryKey(),
    kind: text('kind').$type<ConnectionKind>().notNull(),
    name: text('name').notNull(),
    /** The id that the other side knows us by: of the account, the corporation, the app or the client. */
    appId: text('app_id').notNull(),
    options: jsonb('options').$type<ConnectionOptions>().notNull(),
    isOpen: boolean('is_open').notNull(),
    /** A simulator stands in for the other side. */
    isSimulated: boolean('is_simulated').notNull().default(false),
    /** People of these colleges do not enter this way. */
    closedColleges: text('closed_colleges').array().$type<CollegeId[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('connections_app').on(table.kind, table.appId)],
)

/** Encrypted with a key of this installation. Never shown to anybody. */
export const connectionKeys = pgTable('connection_keys', {
  connectionId: id<'connection'>('connection_id')
    .primaryKey()
    .references(() => connections.id, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
  setAt: instant('set_at').notNull(),
})

/** Who sends text messages and e-mail, as entered at the desk. Without a row it is what the environment says. */
export const senderSettings = pgTable('sender_settings', {
  channel: text('channel').$type<SenderChannel>().primaryKey(),
  options: jsonb('options').$type<SenderOptions>().notNull(),
  version: integer('version').notNull().default(1),
})

/** Encrypted with a key of this installation. Never shown to anybody, and not part of a backup. */
export const senderKeys = pgTable('sender_keys', {
  channel: text('channel')
    .$type<SenderChannel>()
    .primaryKey()
    .references(() => senderSettings.channel, { onDelete: 'cascade' }),
  sealed: bytes('sealed').notNull(),
  setAt: instant('set_at').notNull(),
})

/** The last trouble of each step of a connection, for the people who look after it. Never a code, a token or a key. */
export const connectionTroubles = pgTable(
  'connection_troubles',
  {
    connectionId: id<'connection'>('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    step: text('step').$type<TroubledStep>().notNull(),
    reason: text('reason').notNull(),
    /** The number that the provider gave. */
    detail: text('detail').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.step] })],
)

/** What was sent once and must not be accepted again: nonces of signed requests. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    scope: text('scope').notNull(),
    nonce: text('nonce').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.nonce] }), index('used_nonces_expiry').on(table.expiresAt)],
)
