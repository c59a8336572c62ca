import type { ReviewState } from '@sands/rules/review'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'

/**
 * One queue for everything a person marks: a row for each thing that waits. The thing itself belongs to a domain after this
 * one, which adds rows when something is handed in and closes them when it is marked.
 */
export const reviewItems = pgTable(
  'review_items',
  {
    id: newId<'reviewItem'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    /** 2401 exam, 2402 homework, 2403 sealed files of an exam. */
    bizType: integer('biz_type').notNull(),
    /** What the things belong to: the exam, the homework task. */
    bizId: id<'reviewBiz'>('biz_id').notNull(),
    /** What is marked: the attempt, the hand-in. */
    recordId: id<'reviewRecord'>('record_id').notNull(),
    /** Whose it is. */
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    state: text('state').$type<ReviewState>().notNull(),
    /** Who is at it now. A claim that has run out is free for others. */
    claimedBy: id<'user'>('claimed_by').references(() => users.id),
    claimedUntil: instant('claimed_until'),
    createdAt: instant('created_at').notNull(),
    /** When the markers were told that it waits. */
    toldAt: instant('told_at'),
    doneBy: id<'user'>('done_by').references(() => users.id),
    doneAt: instant('done_at'),
  },
  (table) => [
    uniqueIndex('review_items_record').on(table.bizType, table.recordId),
    index('review_items_waiting').on(table.bizType, table.bizId, table.createdAt).where(sql`state = 'waiting'`),
    index('review_items_untold').on(table.bizType, table.bizId).where(sql`state = 'waiting' and told_at is null`),
    index('review_items_college').on(table.collegeId, table.state),
    index('review_items_user').on(table.userId),
    index('review_items_claimed_by').on(table.claimedBy),
    index('review_items_done_by').on(table.doneBy, table.doneAt),
  ],
)

/** Who marks what belongs to an exam or a homework task. */
export const reviewers = pgTable(
  'reviewers',
  {
    bizType: integer('biz_type').notNull(),
    bizId: id<'reviewBiz'>('biz_id').notNull(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.bizType, table.bizId, table.userId] }),
    index('reviewers_user').on(table.userId),
  ],
)
