import type { TabCode } from '@sands/rules/tabs'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges } from '../org/index.ts'

/*
 * Whatever is stored in these tables is part of answers that are kept ready for everybody. A trigger on each of them tells
 * every process to drop what it keeps (migration 0001); a table that joins them needs one too.
 */

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

const jump = {
  jumpType: integer('jump_type').notNull().default(0),
  jumpId: text('jump_id'),
  jumpLink: text('jump_link'),
}

/** A home page. Each college shows the one that is current; others wait or belong to the past. */
export const decorations = pgTable(
  'decorations',
  {
    id: newId<'decoration'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    name: text('name').notNull(),
    isCurrent: boolean('is_current').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('decorations_college').on(table.collegeId),
    uniqueIndex('decorations_current').on(table.collegeId).where(sql`${table.isCurrent}`),
  ],
)

/** The button that floats over a home page. */
export const floatingButtons = pgTable(
  'floating_buttons',
  {
    decorationId: id<'decoration'>('decoration_id')
      .primaryKey()
      .references(() => decorations.id),
    name: text('name').notNull(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    ...jump,
  },
  (table) => [index('floating_buttons_file').on(table.fileId)],
)

/** A module of a home page. `extendInfo` is the company's JSON and is passed on as it stands. */
export const blocks = pgTable(
  'blocks',
  {
    id: newId<'block'>('id').primaryKey(),
    decorationId: id<'decoration'>('decoration_id')
      .notNull()
      .references(() => decorations.id),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    code: text('code').notNull(),
    title: text('title').notNull().default(''),
    extendInfo: text('extend_info'),
    dataMaxCount: integer('data_max_count').notNull().default(0),
    isFeedStream: boolean('is_feed_stream').notNull().default(false),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('blocks_decoration').on(table.decorationId, table.sort),
    index('blocks_audience').on(table.audienceId),
  ],
)

export const blockCategories = pgTable(
  'block_categories',
  {
    id: newId<'block-category'>('id').primaryKey(),
    blockId: id<'block'>('block_id')
      .notNull()
      .references(() => blocks.id),
    name: text('name').notNull().default(''),
    showRule: integer('show_rule').notNull().default(0),
    jumpCategoryIds: text('jump_category_ids').array().notNull().default([]),
    jumpIds: text('jump_ids').array().notNull().default([]),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('block_categories_block').on(table.blockId, table.sort)],
)

/** What the company itself puts into a module: a banner, a menu item, a notice, a picture. Other domains bring their own data. */
export const blockItems = pgTable(
  'block_items',
  {
    id: newId<'block-item'>('id').primaryKey(),
    categoryId: id<'block-category'>('category_id')
      .notNull()
      .references(() => blockCategories.id),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    fileId: id<'file'>('file_id').references(() => files.id),
    name: text('name').notNull().default(''),
    ...jump,
    /** Anything a later kind of module needs besides. */
    extra: jsonb('extra').$type<Record<string, unknown>>().notNull().default({}),
    showFrom: instant('show_from'),
    showUntil: instant('show_until'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('block_items_category').on(table.categoryId, table.sort),
    index('block_items_audience').on(table.audienceId),
    index('block_items_file').on(table.fileId),
  ],
)

/** Pictures that greet people. Location 0 is the pop-up of the home page. */
export const adverts = pgTable(
  'adverts',
  {
    id: newId<'advert'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    location: text('location').notNull().default('0'),
    name: text('name').notNull(),
    fileId: id<'file'>('file_id').references(() => files.id),
    ...jump,
    courseType: integer('course_type'),
    showFrom: instant('show_from'),
    showUntil: instant('show_until'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('adverts_college').on(table.collegeId, table.location, table.sort),
    index('adverts_audience').on(table.audienceId),
    index('adverts_file').on(table.fileId),
  ],
)
