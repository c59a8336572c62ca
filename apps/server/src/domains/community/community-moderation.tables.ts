import type { CaseCause, CaseDecision, ReportReason } from '@sands/rules/community/moderation'
import type { WordAction } from '@sands/rules/community/watched-words'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'
import { communityBoards, communityContents } from './community.tables.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const person = (name: string) => id<'user'>(name).references(() => users.id)
const ofContent = () =>
  id<'communityContent'>('content_id')
    .notNull()
    .references(() => communityContents.id, { onDelete: 'cascade' })

/** Each person reports a content once. */
export const communityReports = pgTable(
  'community_reports',
  {
    contentId: ofContent(),
    userId: person('user_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.userId] }),
    index('community_reports_user').on(table.userId),
  ],
)

/** Content that a moderator has to look at. A content has at most one open case. */
export const communityCases = pgTable(
  'community_cases',
  {
    id: newId<'communityCase'>('id').primaryKey(),
    collegeId: ofCollege(),
    boardId: id<'board'>('board_id')
      .notNull()
      .references(() => communityBoards.id),
    contentId: ofContent(),
    cause: text('cause').$type<CaseCause>().notNull(),
    words: text('words').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    claimedBy: person('claimed_by'),
    claimedUntil: instant('claimed_until'),
    decision: text('decision').$type<CaseDecision>(),
    closedBy: person('closed_by'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('community_cases_open').on(table.collegeId, table.createdAt, table.id).where(sql`closed_at is null`),
    uniqueIndex('community_cases_content').on(table.contentId).where(sql`closed_at is null`),
    index('community_cases_all_content').on(table.contentId),
    index('community_cases_board').on(table.boardId),
    index('community_cases_claimed_by').on(table.claimedBy),
    index('community_cases_closed_by').on(table.closedBy),
  ],
)

/** What moderators have done with content and people, with the reason that the person was told. */
export const communityActions = pgTable(
  'community_actions',
  {
    id: newId<'communityAction'>('id').primaryKey(),
    collegeId: ofCollege(),
    contentId: id<'communityContent'>('content_id').references(() => communityContents.id, { onDelete: 'cascade' }),
    /** The person whom it concerns. */
    userId: person('user_id').notNull(),
    action: text('action').$type<CaseDecision | 'mute' | 'unmute'>().notNull(),
    reason: text('reason').notNull(),
    actedBy: person('acted_by').notNull(),
    actedAt: instant('acted_at').notNull(),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
  },
  (table) => [
    index('community_actions_content').on(table.contentId, table.actedAt),
    index('community_actions_user').on(table.userId, table.actedAt),
    index('community_actions_college').on(table.collegeId, table.actedAt),
    index('community_actions_by').on(table.actedBy),
  ],
)

/** People who may neither publish nor comment until a time. */
export const communityMutes = pgTable(
  'community_mutes',
  {
    collegeId: ofCollege(),
    userId: person('user_id').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collegeId, table.userId] }), index('community_mutes_user').on(table.userId)],
)

export const communityWords = pgTable(
  'community_words',
  {
    id: newId<'communityWord'>('id').primaryKey(),
    collegeId: ofCollege(),
    word: text('word').notNull(),
    action: text('action').$type<WordAction>().notNull(),
  },
  (table) => [uniqueIndex('community_words_word').on(table.collegeId, sql`lower(word)`)],
)

/** Requests for the author of anonymous content. A second person confirms each; both are told the name. */
export const communityDisclosures = pgTable(
  'community_disclosures',
  {
    contentId: ofContent().primaryKey(),
    collegeId: ofCollege(),
    reason: text('reason').notNull(),
    askedBy: person('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    confirmedBy: person('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('community_disclosures_college').on(table.collegeId),
    index('community_disclosures_asked_by').on(table.askedBy),
    index('community_disclosures_confirmed_by').on(table.confirmedBy),
    check('community_disclosures_two', sql`confirmed_by is null or confirmed_by <> asked_by`),
  ],
)
