import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'

/** The address at which calendars of a person read their sessions. Only the hash of its token is stored. */
export const faceFeeds = pgTable(
  'face_feeds',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId] }),
    uniqueIndex('face_feeds_token').on(table.tokenHash),
    index('face_feeds_college').on(table.collegeId),
  ],
)
