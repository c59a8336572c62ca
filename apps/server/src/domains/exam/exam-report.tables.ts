import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'
import { exams } from './exam.tables.ts'

const ofExam = () =>
  id<'exam'>('exam_id')
    .notNull()
    .references(() => exams.id)

/** When a person was last reminded of an exam. */
export const examReminders = pgTable(
  'exam_reminders',
  {
    examId: ofExam(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    remindedAt: instant('reminded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.userId] }), index('exam_reminders_user').on(table.userId)],
)

/** Messages to everybody that were sent: that an exam opened or ends soon. A new time is a new occasion. */
export const examAnnouncements = pgTable(
  'exam_announcements',
  {
    examId: ofExam(),
    kind: text('kind').$type<'opens' | 'ends'>().notNull(),
    /** When it opens or ends, for most people or by other terms for some. */
    moment: instant('moment').notNull(),
    people: integer('people').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.examId, table.kind, table.moment] })],
)

export interface StoredPair {
  one: string
  other: string
  same: number
  bothWrong: number
  expected: number
}

/** The last comparison of answers. */
export const examSimilarities = pgTable('exam_similarities', {
  examId: ofExam().primaryKey(),
  comparedAt: instant('compared_at').notNull(),
  people: integer('people').notNull(),
  leftOut: integer('left_out').notNull(),
  /** Ids of attempts. */
  pairs: jsonb('pairs').$type<StoredPair[]>().notNull(),
})
