import type { CodeScene } from '@sands/contract/auth/code.model'
import type { UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'
import { connections } from './connection.tables.ts'

/** Codes by text message or e-mail. Only keyed hashes: six digits could be found from a plain hash by trying. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: newId<'code'>('id').primaryKey(),
    scene: text('scene').$type<CodeScene>().notNull(),
    /** The number as E.164 writes it, or the address in small letters. */
    target: text('target').notNull(),
    hash: bytes('hash').notNull(),
    /** How often somebody has tried this code. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('sign_in_codes_target').on(table.target, table.scene, table.id),
    index('sign_in_codes_expiry').on(table.expiresAt),
  ],
)

/** How many codes a number, an address or a network has had, in windows of time. */
export const codeQuotas = pgTable(
  'code_quotas',
  {
    bucket: text('bucket').primaryKey(),
    since: instant('since').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('code_quotas_last').on(table.lastAt)],
)

/** Messages that a simulator kept instead of sending them. */
export const simulatedMessages = pgTable(
  'simulated_messages',
  {
    id: newId<'simulated-message'>('id').primaryKey(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    target: text('target').notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('simulated_messages_sent').on(table.sentAt)],
)

/** Numbers that people have proven to be theirs. Several accounts may have the same one. */
export const accountPhones = pgTable(
  'account_phones',
  {
    userId: id<'user'>('user_id')
      .primaryKey()
      .references(() => users.id),
    phone: text('phone').notNull(),
    provenAt: instant('proven_at').notNull(),
  },
  (table) => [index('account_phones_phone').on(table.phone)],
)

/** Addresses that people have proven to be theirs. */
export const accountEmails = pgTable('account_emails', {
  userId: id<'user'>('user_id')
    .primaryKey()
    .references(() => users.id),
  /** In small letters. */
  email: text('email').notNull(),
  provenAt: instant('proven_at').notNull(),
})

/** Links with which people outside make their account. */
export const invitations = pgTable(
  'invitations',
  {
    id: newId<'invitation'>('id').primaryKey(),
    hash: bytes('hash').notNull(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    note: text('note').notNull(),
    usesLeft: integer('uses_left').notNull(),
    createdBy: id<'user'>('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_hash').on(table.hash),
    index('invitations_college').on(table.collegeId, table.id),
    index('invitations_creator').on(table.createdBy),
    index('invitations_expiry').on(table.expiresAt),
  ],
)

export const SELECT_PURPOSES = ['login', 'reset', 'prove'] as const
export type SelectPurpose = (typeof SELECT_PURPOSES)[number]

/** Who has proven a number or an identity with several accounts chooses one of them with this. */
export const selectTickets = pgTable(
  'select_tickets',
  {
    hash: bytes('hash').primaryKey(),
    purpose: text('purpose').$type<SelectPurpose>().notNull(),
    userIds: text('user_ids').array().$type<UserId[]>().notNull(),
    /** The number or address that was proven. */
    target: text('target').notNull().default(''),
    /** The host that vouched for the person instead. */
    connectionId: id<'connection'>('connection_id').references(() => connections.id, { onDelete: 'cascade' }),
    /** The refresh token of the identity provider, encrypted. */
    sealed: bytes('sealed'),
    /** What the form of the code said counts for the account that is chosen. */
    agreedIn: text('agreed_in').$type<Language>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('select_tickets_expiry').on(table.expiresAt),
    index('select_tickets_connection').on(table.connectionId),
  ],
)
