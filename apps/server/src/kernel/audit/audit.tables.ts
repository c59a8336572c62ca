import { bigint, boolean, index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/columns.ts'

/**
 * Records who changed what. Rows are only added: triggers refuse updates and deletes, number each entry and chain it to
 * the previous one by its hash (see the migration). `npm run audit` verifies the chain.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    // These columns have no foreign keys, because an entry outlives the rows it refers to.
    actorId: id<'user'>('actor_id'),
    actorName: text('actor_name').notNull(),
    collegeId: id<'college'>('college_id'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull(),
    // `json` keeps the text exactly as written. `jsonb` would reorder it and change the hash.
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

/** The end of the chain. A transaction that adds an entry locks this row until it ends. */
export const auditHead = pgTable('audit_head', {
  id: boolean('id').primaryKey().default(true),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
})
