import { type AnyPgColumn, integer, text } from 'drizzle-orm/pg-core'
import { id, newId } from './columns.ts'

/**
 * The columns of every category table; see `kernel/category`. Each row also stores its level and its position among its
 * siblings.
 */
export const categoryColumns = <Kind extends string>(self: () => AnyPgColumn) => ({
  id: newId<Kind>('id').primaryKey(),
  parentId: id<Kind>('parent_id').references(self),
  name: text('name').notNull(),
  level: integer('level').notNull(),
  sort: integer('sort').notNull(),
  version: integer('version').notNull().default(1),
})
