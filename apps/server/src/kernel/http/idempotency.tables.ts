import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/columns.ts'

/** Answers of calls that must not run twice, by person and key. They are stored for two weeks. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: id<'user'>('user_id').notNull(),
    key: text('key').notNull(),
    /** Hash of call and body: the same key with another request is a mistake of the client. */
    request: bytes('request').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)
