import type { AdjustmentState, EarningType, PointType, UnpaidReason } from '@sands/rules/points/points'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const userRef = (name: string) => id<'user'>(name).references(() => users.id)
const points = (name: string) => bigint(name, { mode: 'number' })
const accountRef = () =>
  id<'pointAccount'>('account_id')
    .notNull()
    .references(() => pointAccounts.id)
const journalRef = (name: string) => id<'pointJournal'>(name).references((): AnyPgColumn => pointJournal.id)

/** `person` belongs to one person. The others are the college's own and are never locked: only legs are added. */
export type AccountKind = 'person' | 'issue' | 'shop' | 'adjustment' | 'expiry'

/**
 * A person's account in a college. Whoever posts to it locks its row first, so that caps, holds and balances are counted
 * one after the other. A trigger adds each leg to the balance; accounts of the college have none.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    id: newId<'pointAccount'>('id').primaryKey(),
    collegeId: ofCollege(),
    kind: text('kind').$type<AccountKind>().notNull(),
    userId: userRef('user_id'),
    balance: points('balance').notNull().default(0),
    held: points('held').notNull().default(0),
    /** The time zone in which the person's days start; empty until the person has signed in. */
    timeZone: text('time_zone').notNull().default(''),
    /** The newest version of the native app with which the person came; empty until then. */
    appVersion: text('app_version').notNull().default(''),
  },
  (table) => [
    unique('point_accounts_owner').on(table.collegeId, table.kind, table.userId).nullsNotDistinct(),
    index('point_accounts_user').on(table.userId),
    index('point_accounts_balance').on(table.collegeId, table.balance, table.id).where(sql`kind = 'person'`),
    check('point_accounts_person', sql`(${table.kind} = 'person') = (${table.userId} is not null)`),
    check('point_accounts_held', sql`${table.held} >= 0`),
  ],
)

/** One row for each posting. Rows are never changed: what was posted by mistake is reversed by another row. */
export const pointJournal = pgTable(
  'point_journal',
  {
    id: newId<'pointJournal'>('id').primaryKey(),
    collegeId: ofCollege(),
    /** Two postings of one occasion have the same key; the second is refused. */
    key: text('key').notNull(),
    type: text('type').$type<PointType>().notNull(),
    /** The content that the entry shows. No foreign key: it belongs to a domain above this one. */
    contentKind: text('content_kind'),
    contentId: text('content_id'),
    note: text('note').notNull().default(''),
    /** The posting that this one takes back. */
    reversesId: journalRef('reverses_id'),
    /** The day of the person, to which caps count. */
    day: date('day').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('point_journal_key').on(table.collegeId, table.key),
    uniqueIndex('point_journal_reverses').on(table.reversesId).where(sql`reverses_id is not null`),
    index('point_journal_college').on(table.collegeId, table.id),
  ],
)

/** The legs of a posting, all written by one statement. A trigger refuses legs whose sum is not zero, and every change. */
export const pointLegs = pgTable(
  'point_legs',
  {
    id: newId<'pointLeg'>('id').primaryKey(),
    journalId: journalRef('journal_id').notNull(),
    accountId: accountRef(),
    amount: points('amount').notNull(),
    /** Only for accounts of persons. */
    balanceAfter: points('balance_after'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('point_legs_journal').on(table.journalId),
    index('point_legs_account').on(table.accountId, table.at, table.id),
    check('point_legs_amount', sql`${table.amount} <> 0`),
  ],
)

/** Points that were received together and expire together. What is spent is taken from the lots that expire first. */
export const pointLots = pgTable(
  'point_lots',
  {
    journalId: journalRef('journal_id').primaryKey(),
    accountId: accountRef(),
    remaining: points('remaining').notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('point_lots_account').on(table.accountId, table.expiresAt).where(sql`remaining > 0`),
    index('point_lots_expiry').on(table.expiresAt, table.accountId).where(sql`remaining > 0`),
    check('point_lots_remaining', sql`${table.remaining} >= 0`),
  ],
)

/** From which lots a posting took its points, so that they return there. */
export const pointLotUses = pgTable(
  'point_lot_uses',
  {
    journalId: journalRef('journal_id').notNull(),
    lotId: journalRef('lot_id').notNull(),
    amount: points('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.journalId, table.lotId] }), index('point_lot_uses_lot').on(table.lotId)],
)

export type HoldState = 'held' | 'captured' | 'released'

/** Points that wait for a decision, such as an order that is not paid yet. They are in the balance but not available. */
export const pointHolds = pgTable(
  'point_holds',
  {
    id: newId<'pointHold'>('id').primaryKey(),
    collegeId: ofCollege(),
    accountId: accountRef(),
    key: text('key').notNull(),
    amount: points('amount').notNull(),
    /** How much of it was given back after it was captured. */
    returned: points('returned').notNull().default(0),
    state: text('state').$type<HoldState>().notNull(),
    contentKind: text('content_kind'),
    contentId: text('content_id'),
    journalId: journalRef('journal_id'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('point_holds_key').on(table.collegeId, table.key),
    index('point_holds_account').on(table.accountId, table.createdAt).where(sql`state = 'held'`),
    index('point_holds_journal').on(table.journalId),
    check('point_holds_amount', sql`${table.amount} > 0 and ${table.returned} between 0 and ${table.amount}`),
  ],
)

/** Everything that could earn points, paid or not, each cause once: for previews of rules and for the reason why not. */
export const pointOccurrences = pgTable(
  'point_occurrences',
  {
    id: newId<'pointOccurrence'>('id').primaryKey(),
    accountId: accountRef(),
    collegeId: ofCollege(),
    type: text('type').$type<EarningType>().notNull(),
    /** What happened, unique for the person and type, such as `course 12`. */
    cause: text('cause').notNull(),
    /** The points that the content sets. */
    own: integer('own').notNull(),
    day: date('day').notNull(),
    at: instant('at').notNull(),
    /** How often the cause was counted: once more each time it comes back after it was taken back. */
    times: integer('times').notNull().default(1),
    revokedAt: instant('revoked_at'),
    paid: integer('paid').notNull().default(0),
    reason: text('reason').$type<UnpaidReason>(),
    journalId: journalRef('journal_id'),
  },
  (table) => [
    unique('point_occurrences_cause').on(table.accountId, table.type, table.cause),
    index('point_occurrences_month').on(table.collegeId, table.type, table.at, table.id),
    index('point_occurrences_journal').on(table.journalId),
  ],
)

/** Points earned by person, type and day, for caps. The day 0001-01-01 holds the total of all days. */
export const pointCounters = pgTable(
  'point_counters',
  {
    accountId: accountRef(),
    type: text('type').$type<EarningType>().notNull(),
    day: date('day').notNull(),
    points: points('points').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day, table.type] })],
)

/** Points earned by person and month, for ranks. The month 0001-01-01 holds the total of all months. */
export const pointMonths = pgTable(
  'point_months',
  {
    collegeId: ofCollege(),
    month: date('month').notNull(),
    userId: userRef('user_id').notNull(),
    points: points('points').notNull(),
    /** When the person reached this number: of two equal numbers the earlier one ranks first. */
    reachedAt: instant('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId, table.month] }),
    index('point_months_college').on(table.collegeId, table.month),
  ],
)

/** Rules that a college has changed. Without a row, the defaults of the product apply as version 1. */
export const pointRules = pgTable(
  'point_rules',
  {
    collegeId: ofCollege(),
    type: text('type').$type<EarningType>().notNull(),
    isOn: boolean('is_on').notNull(),
    points: integer('points').notNull(),
    dailyCap: integer('daily_cap'),
    lifetimeCap: integer('lifetime_cap'),
    coolDownMinutes: integer('cool_down_minutes').notNull(),
    activeFrom: instant('active_from'),
    activeUntil: instant('active_until'),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: userRef('updated_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.type] }),
    index('point_rules_updated_by').on(table.updatedBy),
  ],
)

export const pointSettings = pgTable('point_settings', {
  collegeId: ofCollege().primaryKey(),
  /** Months until earned points expire; 0 for never. */
  validMonths: integer('valid_months').notNull(),
  version: integer('version').notNull(),
})

/** Points that somebody with the right wants to give or take. Another person approves or rejects it. */
export const pointAdjustments = pgTable(
  'point_adjustments',
  {
    id: newId<'pointAdjustment'>('id').primaryKey(),
    collegeId: ofCollege(),
    userId: userRef('user_id').notNull(),
    amount: points('amount').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<AdjustmentState>().notNull(),
    proposedBy: userRef('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: userRef('decided_by'),
    decidedAt: instant('decided_at'),
    note: text('note').notNull().default(''),
    journalId: journalRef('journal_id'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('point_adjustments_college').on(table.collegeId, table.proposedAt),
    index('point_adjustments_state').on(table.collegeId, table.state, table.proposedAt),
    index('point_adjustments_user').on(table.userId),
    index('point_adjustments_proposed_by').on(table.proposedBy),
    index('point_adjustments_decided_by').on(table.decidedBy),
    index('point_adjustments_journal').on(table.journalId),
    check(
      'point_adjustments_second_person',
      sql`${table.state} not in ('approved', 'rejected') or ${table.decidedBy} <> ${table.proposedBy}`,
    ),
    check('point_adjustments_amount', sql`${table.amount} <> 0`),
  ],
)
