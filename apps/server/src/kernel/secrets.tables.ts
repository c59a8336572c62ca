import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from './database/columns.ts'

/** Keys this installation has made for itself, such as the one that signs file addresses. All processes share them. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: instant('created_at').notNull(),
})
