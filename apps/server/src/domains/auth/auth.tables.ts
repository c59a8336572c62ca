import type { Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DomainBackup } from '../../kernel/backup/left-out.ts'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'

export const credentials = pgTable('credentials', {
  userId: id<'user'>('user_id')
    .primaryKey()
    .references(() => users.id),
  /** argon2id in PHC form. */
  passwordHash: text('password_hash').notNull(),
  /** Another person gave out this password, and the person has to replace it at the next sign-in. */
  mustChange: boolean('must_change').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
  /** A one-time password expires at this time. */
  expiresAt: instant('expires_at'),
  /** The password of the demo company, which is public. */
  isDemo: boolean('is_demo').notNull().default(false),
})

export const sessions = pgTable(
  'sessions',
  {
    id: newId<'session'>('id').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    /** The newest refresh token expires at this time, and the session ends with it. */
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** How the first step of the sign-in was done. */
    how: text('how'),
    /** The second step of the sign-in is missing: nothing else works until it is done. */
    awaitsFactor: boolean('awaits_factor').notNull().default(false),
    /** Language of a form that said that signing in means agreeing. It counts after the second step. */
    agreedIn: text('agreed_in').$type<Language>(),
    /** When the person proved last that it is them. */
    provenAt: instant('proven_at'),
    /** The password was set in this session without the one before: it proves nothing until the next sign-in. */
    passwordByCode: boolean('password_by_code').notNull().default(false),
    /** Proofs that were tried since the last right one. */
    factorTries: integer('factor_tries').notNull().default(0),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_end').on(table.endedAt),
    index('sessions_waiting').on(table.createdAt).where(sql`${table.awaitsFactor} and ${table.endedAt} is null`),
  ],
)

export const TOKEN_KINDS = ['access', 'refresh'] as const
export type TokenKind = (typeof TOKEN_KINDS)[number]

/** Only hashes are stored, so a person who reads this table cannot sign in with it. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: bytes('hash').primaryKey(),
    sessionId: id<'session'>('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TokenKind>().notNull(),
    /** Counts the renewals of the session; access and refresh token of one answer share it. */
    generation: integer('generation').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Access token: the time of its first use. Refresh token: the time it was first exchanged. */
    usedAt: instant('used_at'),
  },
  (table) => [index('session_tokens_session').on(table.sessionId, table.generation)],
)

/** Wrong passwords by account and network, by account and known device, and by network alone: see throttle.service.ts. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    bucket: text('bucket').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('sign_in_failures_last').on(table.lastAt)],
)

/** Browsers from which a person has signed in before. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    deviceHash: bytes('device_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
)

/** One-time tickets to the new-password page. */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    hash: bytes('hash').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    /** What the form of the sign-in said counts when the password is set. */
    agreedIn: text('agreed_in').$type<Language>(),
  },
  (table) => [index('password_tickets_user').on(table.userId)],
)

/**
 * After a restore everybody signs in again, with the password they chose. A person whose only password was a one-time
 * password gets a new one. Authenticator apps and recovery codes are set up again; passkeys stay.
 */
export const authBackup: DomainBackup = {
  leftOut: [
    { table: 'session_tokens' },
    { table: 'sessions' },
    { table: 'password_tickets' },
    { table: 'sign_in_codes' },
    { table: 'code_quotas' },
    { table: 'simulated_messages' },
    { table: 'simulated_deliveries' },
    { table: 'select_tickets' },
    { table: 'invitations' },
    { table: 'connection_keys' },
    { table: 'sender_keys' },
    { table: 'link_tickets' },
    { table: 'social_visits' },
    { table: 'watched_sessions' },
    { table: 'used_nonces' },
    { table: 'totp_secrets' },
    { table: 'recovery_codes' },
    { table: 'credentials', rows: 'expires_at is not null' },
  ],
  afterRestore: [
    `update users set has_password = false
     where has_password and not exists (select from credentials where user_id = users.id)`,
  ],
}
