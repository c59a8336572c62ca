import type { AgreementKind } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns.ts'
import { users } from '../org/index.ts'

/** What a person agreed to: which text, in which version, and when for the first time. */
export const consents = pgTable(
  'consents',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<AgreementKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    version: integer('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.language, table.version] })],
)
