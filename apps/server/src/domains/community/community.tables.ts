import type { PostPolicy, ReviewMode } from '@sands/rules/community/board-access'
import type { BoardSource, BoardType, ContentState, ContentType, PinScope } from '@sands/rules/community/content'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const ofPerson = (name: string) => id<'user'>(name).references(() => users.id)

/** Boards. A special column is a board that is marked as one. */
export const communityBoards = pgTable(
  'community_boards',
  {
    id: newId<'board'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    name: text('name').notNull(),
    type: smallint('type').$type<BoardType>().notNull().default(1),
    introduction: text('introduction').notNull().default(''),
    rules: text('rules').notNull().default(''),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    isColumn: boolean('is_column').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    postPolicy: text('post_policy').$type<PostPolicy>().notNull().default('everyone'),
    reviewMode: text('review_mode').$type<ReviewMode>().notNull().default('none'),
    isNotesOnly: boolean('is_notes_only').notNull().default(false),
    isCommentable: boolean('is_commentable').notNull().default(true),
    isAnonymousAllowed: boolean('is_anonymous_allowed').notNull().default(false),
    isPublicAllowed: boolean('is_public_allowed').notNull().default(false),
    isClosed: boolean('is_closed').notNull().default(false),
    /** The exam, training, face-to-face training or course that the board belongs to. */
    sourceType: smallint('source_type').$type<BoardSource>(),
    sourceId: id<'module'>('source_id'),
    /** Published content that is not deleted or hidden. */
    contents: integer('contents').notNull().default(0),
    followers: integer('followers').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedBy: ofPerson('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('community_boards_college').on(table.collegeId, table.sort, table.id).where(sql`removed_at is null`),
    uniqueIndex('community_boards_name')
      .on(table.collegeId, sql`lower(name)`)
      .where(sql`removed_at is null and source_type is null`),
    uniqueIndex('community_boards_source')
      .on(table.collegeId, table.sourceType, table.sourceId)
      .where(sql`removed_at is null and source_type is not null`),
    index('community_boards_audience').on(table.audienceId),
    index('community_boards_cover').on(table.coverFileId),
    index('community_boards_updated_by').on(table.updatedBy),
  ],
)

const ofBoard = () =>
  id<'board'>('board_id')
    .notNull()
    .references(() => communityBoards.id)

export const communityModerators = pgTable(
  'community_moderators',
  {
    boardId: ofBoard(),
    userId: ofPerson('user_id').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.userId] }),
    index('community_moderators_user').on(table.userId),
  ],
)

export const communityBanners = pgTable(
  'community_banners',
  {
    id: newId<'communityBanner'>('id').primaryKey(),
    collegeId: ofCollege(),
    title: text('title').notNull(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    jumpType: integer('jump_type').notNull().default(0),
    moduleId: text('module_id'),
    link: text('link'),
    sort: integer('sort').notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [
    index('community_banners_college').on(table.collegeId, table.sort, table.id),
    index('community_banners_file').on(table.fileId),
  ],
)

/** Content of the community: notes, articles, albums and short videos. */
export const communityContents = pgTable(
  'community_contents',
  {
    id: newId<'communityContent'>('id').primaryKey(),
    collegeId: ofCollege(),
    boardId: ofBoard(),
    authorId: ofPerson('author_id').notNull(),
    type: smallint('type').$type<ContentType>().notNull(),
    title: text('title').notNull(),
    /** Cleaned HTML of an article; empty for other types. */
    html: text('html').notNull().default(''),
    text: text('text').notNull().default(''),
    link: text('link'),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    /** The part of the video that is shown, in seconds; null means all of it. */
    trimStart: real('trim_start'),
    trimEnd: real('trim_end'),
    isPublic: boolean('is_public').notNull().default(false),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    state: text('state').$type<ContentState>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When other people could see it for the first time; the order of the feed. */
    publishedAt: instant('published_at'),
    views: integer('views').notNull().default(0),
    /** Views of signed-in people; those of visitors do not count for the hot score. */
    viewsOfPeople: integer('views_of_people').notNull().default(0),
    /** Likes and commenters without the author, and views, make up the hot score. */
    likesOfOthers: integer('likes_of_others').notNull().default(0),
    commenters: integer('commenters').notNull().default(0),
    hot: doublePrecision('hot').notNull().default(0),
    version: integer('version').notNull().default(1),
    isEdited: boolean('is_edited').notNull().default(false),
    removedAt: instant('removed_at'),
    removedBy: ofPerson('removed_by'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(title || ' ' || text)`),
  },
  (table) => [
    index('community_contents_feed').on(table.collegeId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('community_contents_type')
      .on(table.collegeId, table.type, table.publishedAt, table.id)
      .where(sql`state = 'published'`),
    index('community_contents_board').on(table.boardId, table.publishedAt, table.id).where(sql`state = 'published'`),
    index('community_contents_hot').on(table.collegeId, table.hot, table.id).where(sql`state = 'published'`),
    index('community_contents_board_hot').on(table.boardId, table.hot, table.id).where(sql`state = 'published'`),
    index('community_contents_author').on(table.authorId, table.collegeId, table.updatedAt),
    index('community_contents_author_feed')
      .on(table.authorId, table.publishedAt, table.id)
      .where(sql`state = 'published' and not is_anonymous`),
    index('community_contents_all').on(table.collegeId, table.id),
    // Managers look for rare states and types among millions of published notes.
    index('community_contents_rare_states')
      .on(table.collegeId, table.state, table.id)
      .where(sql`state in ('review', 'refused', 'hidden')`),
    index('community_contents_rare_types').on(table.collegeId, table.type, table.id).where(sql`type in (3, 4)`),
    index('community_contents_all_board').on(table.boardId),
    index('community_contents_cover').on(table.coverFileId),
    index('community_contents_removed_by').on(table.removedBy),
    index('community_contents_grams').using('gin', table.grams),
  ],
)

const ofContent = () =>
  id<'communityContent'>('content_id')
    .notNull()
    .references(() => communityContents.id, { onDelete: 'cascade' })

/** Attached files, and pictures within the text of an article (`sort` null). */
export const communityContentFiles = pgTable(
  'community_content_files',
  {
    contentId: ofContent(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    sort: smallint('sort'),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.fileId] }),
    index('community_content_files_file').on(table.fileId),
  ],
)

/** What a content was before each change, for moderators. */
export const communityVersions = pgTable(
  'community_versions',
  {
    contentId: ofContent(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    fileIds: text('file_ids').array().notNull(),
    editedBy: ofPerson('edited_by').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.version] }),
    index('community_versions_editor').on(table.editedBy),
  ],
)

export const communityPins = pgTable(
  'community_pins',
  {
    contentId: ofContent(),
    scope: smallint('scope').$type<PinScope>().notNull(),
    collegeId: ofCollege(),
    boardId: ofBoard(),
    pinnedBy: ofPerson('pinned_by').notNull(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.scope] }),
    index('community_pins_college').on(table.collegeId, table.scope, table.pinnedAt),
    index('community_pins_board').on(table.boardId, table.scope, table.pinnedAt),
    index('community_pins_by').on(table.pinnedBy),
  ],
)

/** Who has opened a content on which day, so that everybody counts once a day. Rows of past days are removed at night. */
export const communityViews = pgTable(
  'community_views',
  {
    contentId: ofContent(),
    day: date('day', { mode: 'string' }).notNull(),
    /** A keyed hash of the person or the device. */
    viewerHash: bytes('viewer_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.day, table.viewerHash] }),
    index('community_views_day').on(table.day),
  ],
)
