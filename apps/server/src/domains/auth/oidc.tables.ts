import { index, pgTable } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../../kernel/database/columns.ts'
import { sessions } from './auth.tables.ts'
import { connections } from './connection.tables.ts'

/** Sessions that a provider vouched for: it is asked every minute whether the person is still there. */
export const watchedSessions = pgTable(
  'watched_sessions',
  {
    sessionId: id<'session'>('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    connectionId: id<'connection'>('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    /** With what the provider is asked, encrypted: its refresh token, or the id of the member. */
    sealed: bytes('sealed').notNull(),
    checkedAt: instant('checked_at').notNull(),
    /** When the provider last really answered about the person. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('watched_sessions_checked').on(table.checkedAt),
    index('watched_sessions_connection').on(table.connectionId),
  ],
)
