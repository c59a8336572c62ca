import type { DecorationState, HomePageDocument } from '@sands/contract/home/decoration.model'
import type { TabCode } from '@sands/rules/tabs'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

/*
 * Rows of these tables are part of answers that every process caches. A trigger on each table tells every process to
 * drop them (migrations 0001 and 0007); a new table here needs one too.
 */

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const forAudience = () => id<'audience'>('audience_id').references(() => audiences.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)

/** The version of a college's bottom bar as a whole, so that two people do not overwrite each other's layout. */
export const tabBars = pgTable('tab_bars', {
  collegeId: ofCollege().primaryKey(),
  version: integer('version').notNull().default(1),
})

/** The bottom bar of the phone app. An item has either a built-in code or a link. */
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
 * The home pages of each college: the draft, scheduled pages, the current page and past pages. A page is edited,
 * published, compared and restored as a whole, so it is stored as one document.
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
    /** Null when the product itself created the page. */
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

/** Files that a page uses: they cannot be deleted while the page exists. */
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

/** Pictures that are shown when people open the app. Location 0 is the pop-up of the home page. */
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
