import type { DecorationState, HomePageDocument } from '@sands/contract/home/decoration.model'
import type { TabCode } from '@sands/rules/tabs'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

/*
 * Whatever is stored in these tables is part of answers that are kept ready for everybody. A trigger on each of them tells
 * every process to drop what it keeps (migrations 0001 and 0007); a table that joins them needs one too.
 */

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const forAudience = () => id<'audience'>('audience_id').references(() => audiences.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)

/** The bottom bar of a college as a whole, so that two people do not lay it out at once. */
export const tabBars = pgTable('tab_bars', {
  collegeId: ofCollege().primaryKey(),
  version: integer('version').notNull().default(1),
})

/** The bottom bar of the phone app. An item has either a code of the product or a link of its own. */
export const tabItems = pgTable(
  'tab_items',
  {
    id: newId<'tab'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: forAudience(),
    name: text('name').notNull(),
    code: text('code').$type<TabCode>(),
    link: text('link'),
    isDefaultPage: boolean('is_default_page').notNull().default(false),
    selectedIconFileId: id<'file'>('selected_icon_file_id').references(() => files.id),
    iconFileId: id<'file'>('icon_file_id').references(() => files.id),
    sort: integer('sort').notNull(),
  },
  (table) => [
    index('tab_items_college').on(table.collegeId, table.sort),
    index('tab_items_audience').on(table.audienceId),
    index('tab_items_icon').on(table.iconFileId),
    index('tab_items_selected_icon').on(table.selectedIconFileId),
  ],
)

/**
 * Home pages: of each college the draft, those that wait for their hour, the current one and those of the past. A page is
 * edited, published, compared and restored as a whole, so it is stored as one.
 */
export const decorations = pgTable(
  'decorations',
  {
    id: newId<'decoration'>('id').primaryKey(),
    collegeId: ofCollege(),
    name: text('name').notNull().default(''),
    state: text('state').$type<DecorationState>().notNull(),
    page: jsonb('page').$type<HomePageDocument>().notNull(),
    version: integer('version').notNull().default(1),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    replacedAt: instant('replaced_at'),
    /** Nobody where the product itself made it. */
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('decorations_college').on(table.collegeId, table.state),
    index('decorations_updated_by').on(table.updatedBy),
    uniqueIndex('decorations_current').on(table.collegeId).where(sql`${table.state} = 'current'`),
    uniqueIndex('decorations_draft').on(table.collegeId).where(sql`${table.state} = 'draft'`),
  ],
)

/** Pictures that a page names: they stay as long as one does. */
export const decorationFiles = pgTable(
  'decoration_files',
  {
    decorationId: id<'decoration'>('decoration_id')
      .notNull()
      .references(() => decorations.id, { onDelete: 'cascade' }),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.decorationId, table.fileId] }),
    index('decoration_files_file').on(table.fileId),
  ],
)

const shown = {
  audienceId: forAudience(),
  jumpType: integer('jump_type').notNull().default(0),
  jumpId: text('jump_id'),
  jumpLink: text('jump_link'),
  showFrom: instant('show_from'),
  showUntil: instant('show_until'),
  sort: integer('sort').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
}

/** Lines for the notice module of the home page. */
export const notices = pgTable(
  'notices',
  { id: newId<'notice'>('id').primaryKey(), collegeId: ofCollege(), text: text('text').notNull(), ...shown },
  (table) => [index('notices_college').on(table.collegeId, table.sort), index('notices_audience').on(table.audienceId)],
)

/** Pictures that greet people. Location 0 is the pop-up of the home page. */
export const adverts = pgTable(
  'adverts',
  {
    id: newId<'advert'>('id').primaryKey(),
    collegeId: ofCollege(),
    location: text('location').notNull().default('0'),
    name: text('name').notNull(),
    fileId: id<'file'>('file_id').references(() => files.id),
    courseType: integer('course_type'),
    ...shown,
  },
  (table) => [
    index('adverts_college').on(table.collegeId, table.location, table.sort),
    index('adverts_audience').on(table.audienceId),
    index('adverts_file').on(table.fileId),
  ],
)
