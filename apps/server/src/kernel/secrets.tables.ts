import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './database/columns.ts'

/**
 * Keys that this installation has created for itself, such as the key that signs file addresses. All processes share
 * them.
 */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: instant('created_at').notNull(),
})
