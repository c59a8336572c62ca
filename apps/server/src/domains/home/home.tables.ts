import type { TabCode } from '@sands/rules/tabs'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, newId } from '../../kernel/database/columns.ts'
import { audiences, colleges } from '../org/index.ts'

/** The bottom bar of the phone app. An item has either a code of the product or a link of its own. */
export const tabItems = pgTable(
  'tab_items',
  {
    id: newId<'tab'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    name: text('name').notNull(),
    code: text('code').$type<TabCode>(),
    link: text('link'),
    isDefaultPage: boolean('is_default_page').notNull().default(false),
    selectedIconUrl: text('selected_icon_url'),
    iconUrl: text('icon_url'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('tab_items_college').on(table.collegeId, table.sort),
    index('tab_items_audience').on(table.audienceId),
  ],
)
