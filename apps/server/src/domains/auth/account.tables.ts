import type { DeletionState } from '@sands/contract/auth/account.model'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'

/** Requests of people to have their account deleted. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: newId<'deletion'>('id').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    state: text('state').$type<DeletionState>().notNull(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: id<'user'>('decided_by').references(() => users.id),
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('deletion_requests_user').on(table.userId, table.id),
    index('deletion_requests_decider').on(table.decidedBy),
    index('deletion_requests_state').on(table.state, table.id),
    // Of two requests at once only one is stored.
    uniqueIndex('deletion_requests_waiting').on(table.userId).where(sql`${table.state} = 'waiting'`),
  ],
)
