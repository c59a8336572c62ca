import type { UploadPurpose } from '@sands/rules/upload'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'

/** One stored form of a picture. The name is part of its address: `original`, `large`, `w750`, … */
export interface Variant {
  name: string
  width: number
  height: number
  bytes: number
  contentType: string
}

/** Files that people have uploaded. Their bytes lie in the store under `key`; a row exists only once they do. */
export const files = pgTable(
  'files',
  {
    id: newId<'file'>('id').primaryKey(),
    // Colleges and people belong to a domain above this one.
    collegeId: id<'college'>('college_id').notNull(),
    ownerId: id<'user'>('owner_id').notNull(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: bytes('sha256').notNull(),
    key: text('key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    placeholder: text('placeholder').notNull(),
    variants: jsonb('variants').$type<Variant[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.sha256),
    index('files_college').on(table.collegeId, table.createdAt),
  ],
)

/** Every form of every file, for whoever has to find everything in the store. */
export const fileObjects = `select key || '/' || (variant ->> 'name') as key, variant ->> 'contentType' as content_type
  from files, jsonb_array_elements(variants) variant`
