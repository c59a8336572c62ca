import { bigint, boolean, index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/columns.ts'

/**
 * Who changed what. Rows are only ever added: the database refuses to change or remove one, gives each the next number and
 * chains it to the one before by its hash (see the migration). `npm run audit` holds the chain against the rows.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    // Without references: an entry outlives everything it speaks of.
    actorId: id<'user'>('actor_id'),
    actorName: text('actor_name').notNull(),
    collegeId: id<'college'>('college_id'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull(),
    // The text as it was written: what is hashed must not be arranged anew.
    before: json('before'),
    after: json('after'),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('audit_entries_college').on(table.collegeId, table.seq),
    index('audit_entries_actor').on(table.actorId, table.seq),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.seq),
    index('audit_entries_action').on(table.action, table.seq),
    index('audit_entries_at').on(table.at),
  ],
)

/** The end of the chain: whoever adds an entry holds this one row until their transaction ends. */
export const auditHead = pgTable('audit_head', {
  id: boolean('id').primaryKey().default(true),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
})
