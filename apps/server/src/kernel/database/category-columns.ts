import { type AnyPgColumn, integer, text } from 'drizzle-orm/pg-core'
import { id, newId } from './columns.ts'

/** What every table of categories is made of; see `kernel/category`. Its level and place among its neighbours are kept with it. */
export const categoryColumns = <Kind extends string>(self: () => AnyPgColumn) => ({
  id: newId<Kind>('id').primaryKey(),
  parentId: id<Kind>('parent_id').references(self),
  name: text('name').notNull(),
  level: integer('level').notNull(),
  sort: integer('sort').notNull(),
  version: integer('version').notNull().default(1),
})
