import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'
import { connections } from './connection.tables.ts'

/** Who somebody is at a host or provider. Several accounts may have the same identity; an account has one of each. */
export const openIdentities = pgTable(
  'open_identities',
  {
    id: newId<'open-identity'>('id').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    connectionId: id<'connection'>('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    /** The id at this app, which never changes. */
    subject: text('subject').notNull(),
    openId: text('open_id').notNull(),
    /** The id at all apps of one developer. Empty until the account is bound to an open platform. */
    unionId: text('union_id').notNull().default(''),
    nickName: text('nick_name').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    uniqueIndex('open_identities_user').on(table.userId, table.connectionId),
    index('open_identities_subject').on(table.connectionId, table.subject),
    index('open_identities_union').on(table.connectionId, table.unionId),
  ],
)

/** Somebody without an account has proven an identity: who signs in next with this links it. */
export const linkTickets = pgTable(
  'link_tickets',
  {
    hash: bytes('hash').primaryKey(),
    connectionId: id<'connection'>('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    openId: text('open_id').notNull(),
    unionId: text('union_id').notNull().default(''),
    nickName: text('nick_name').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('link_tickets_expiry').on(table.expiresAt),
    index('link_tickets_connection').on(table.connectionId),
  ],
)

/** A visit to a provider that has not come back yet. */
export const socialVisits = pgTable(
  'social_visits',
  {
    hash: bytes('hash').primaryKey(),
    connectionId: id<'connection'>('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    back: text('back').notNull(),
    /** Encrypted: the verifier and the nonce of OpenID Connect. */
    sealed: bytes('sealed'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('social_visits_expiry').on(table.expiresAt),
    index('social_visits_connection').on(table.connectionId),
  ],
)
