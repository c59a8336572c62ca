import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, pgView, primaryKey } from 'drizzle-orm/pg-core'
import { id } from '../../kernel/database/columns.ts'

/**
 * The running day of each person: one small row, rewritten in place by every heartbeat. When a beat of another day arrives,
 * the finished day moves to `stay_days`.
 */
export const stayNow = pgTable('stay_now', {
  userId: id<'user'>('user_id').primaryKey(),
  day: date('day').notNull(),
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
  beats: integer('beats').notNull(),
  /** Server time of the last heartbeat, in milliseconds. */
  beatAt: bigint('beat_at', { mode: 'number' }).notNull(),
})

export const stayDays = pgTable(
  'stay_days',
  {
    userId: id<'user'>('user_id').notNull(),
    day: date('day').notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
    beats: integer('beats').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    // Contains all columns that reports of many people need, so that they read the days of the range and nothing else.
    index('stay_days_day').on(table.day, table.userId, table.milliseconds),
  ],
)

/** Stay time by person and day, the running day included. */
export const stayTime = pgView('stay_time', {
  userId: id<'user'>('user_id').notNull(),
  day: date('day').notNull(),
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
}).as(sql`
  select user_id, day, sum(milliseconds)::bigint as milliseconds
  from (select user_id, day, milliseconds from stay_days union all select user_id, day, milliseconds from stay_now) days
  group by user_id, day`)
