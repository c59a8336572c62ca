import type { BatchKindName, BatchState, RowProblem } from '@sands/contract/ops/batch.model'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'

/** Batches that people start: imports, exports. The job may be tried again; people see this row. */
export const batches = pgTable(
  'batches',
  {
    id: newId<'batch'>('id').primaryKey(),
    kind: text('kind').$type<BatchKindName>().notNull(),
    state: text('state').$type<BatchState>().notNull().default('queued'),
    // People and colleges belong to a domain above this one.
    collegeId: id<'college'>('college_id').notNull(),
    ownerId: id<'user'>('owner_id').notNull(),
    /** Who started it, as the audit log names them, with language and time zone for the result. */
    starter: jsonb('starter').$type<BatchStarter>().notNull(),
    input: jsonb('input').notNull(),
    total: integer('total'),
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    problems: jsonb('problems').$type<StoredProblem[]>().notNull().default([]),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    reason: text('reason'),
    fileName: text('file_name'),
    fileKey: text('file_key'),
    fileType: text('file_type'),
    fileBytes: integer('file_bytes'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('batches_owner').on(table.ownerId, table.id), index('batches_finished').on(table.finishedAt)],
)

export interface BatchStarter {
  name: string
  ip: string
  userAgent: string
  language: string
  timeZone: string
}

/** A problem with its error name, so that it can be shown in any language. */
export type StoredProblem = Omit<RowProblem, 'text'> & { error: string; params?: Record<string, unknown> }

/** The files of results, for code that needs all objects of the store. */
export const batchObjects = `select file_key as key, file_type as content_type from batches
  where state = 'done' and file_key is not null`
