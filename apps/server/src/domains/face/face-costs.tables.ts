import type { CostKind } from '@sands/rules/face/cost'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../../kernel/database/columns.ts'
import { faceSessions } from './face.tables.ts'

/** What sessions cost, one row for each kind that is not empty. */
export const faceCosts = pgTable(
  'face_costs',
  {
    sessionId: id<'face'>('session_id')
      .notNull()
      .references(() => faceSessions.id),
    kind: text('kind').$type<CostKind>().notNull(),
    cents: integer('cents').notNull(),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.kind] })],
)
