import type { CategoryNames } from '@sands/contract/feedback/feedback.model'
import type { FeedbackState, FeedbackStep } from '@sands/rules/feedback'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const userRef = (name: string) => id<'user'>(name).references(() => users.id)
const feedbackRef = () =>
  id<'feedback'>('feedback_id')
    .notNull()
    .references(() => feedbacks.id)

export const feedbackCategories = pgTable(
  'feedback_categories',
  {
    id: newId<'feedbackCategory'>('id').primaryKey(),
    collegeId: ofCollege(),
    names: jsonb('names').$type<CategoryNames>().notNull(),
    isOn: boolean('is_on').notNull(),
    sort: integer('sort').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('feedback_categories_college').on(table.collegeId, table.sort)],
)

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: newId<'feedback'>('id').primaryKey(),
    collegeId: ofCollege(),
    userId: userRef('user_id').notNull(),
    categoryId: id<'feedbackCategory'>('category_id')
      .notNull()
      .references(() => feedbackCategories.id),
    content: text('content').notNull(),
    contact: text('contact').notNull(),
    state: text('state').$type<FeedbackState>().notNull(),
    assigneeId: userRef('assignee_id'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(content)`),
  },
  (table) => [
    index('feedbacks_user').on(table.userId, table.collegeId, table.createdAt),
    index('feedbacks_college').on(table.collegeId, table.createdAt),
    index('feedbacks_state').on(table.collegeId, table.state, table.createdAt),
    index('feedbacks_category').on(table.categoryId),
    index('feedbacks_assignee').on(table.assigneeId),
    index('feedbacks_grams').using('gin', table.grams),
  ],
)

export const feedbackFiles = pgTable(
  'feedback_files',
  {
    feedbackId: feedbackRef(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedbackId, table.fileId] }), index('feedback_files_file').on(table.fileId)],
)

export const feedbackAnswers = pgTable(
  'feedback_answers',
  {
    id: newId<'feedbackAnswer'>('id').primaryKey(),
    feedbackId: feedbackRef(),
    userId: userRef('user_id').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('feedback_answers_feedback').on(table.feedbackId, table.createdAt),
    index('feedback_answers_user').on(table.userId),
  ],
)

/** All steps of all feedback. */
export const feedbackHistory = pgTable(
  'feedback_history',
  {
    id: newId<'feedbackHistory'>('id').primaryKey(),
    feedbackId: feedbackRef(),
    userId: userRef('user_id').notNull(),
    step: text('step').$type<FeedbackStep>().notNull(),
    fromState: text('from_state').$type<FeedbackState>().notNull(),
    toState: text('to_state').$type<FeedbackState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('feedback_history_feedback').on(table.feedbackId, table.at),
    index('feedback_history_user').on(table.userId),
  ],
)

/** People whom learners may write to in the CEO channel. */
export const feedbackLeaders = pgTable(
  'feedback_leaders',
  { collegeId: ofCollege(), userId: userRef('user_id').notNull(), sort: integer('sort').notNull() },
  (table) => [
    primaryKey({ columns: [table.collegeId, table.userId] }),
    index('feedback_leaders_order').on(table.collegeId, table.sort),
    index('feedback_leaders_user').on(table.userId),
  ],
)

/** A message of the CEO channel. Only its author and its leader may read it. */
export const ceoMessages = pgTable(
  'ceo_messages',
  {
    id: newId<'ceoMessage'>('id').primaryKey(),
    collegeId: ofCollege(),
    userId: userRef('user_id').notNull(),
    leaderId: userRef('leader_id').notNull(),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
  },
  (table) => [
    index('ceo_messages_college').on(table.collegeId),
    index('ceo_messages_user').on(table.userId, table.collegeId, table.createdAt),
    index('ceo_messages_leader').on(table.leaderId, table.collegeId, table.createdAt),
  ],
)
