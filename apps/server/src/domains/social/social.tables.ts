import type { SocialModule } from '@sands/contract/social/social.model'
import type { CommentReportReason } from '@sands/rules/social'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { colleges, users } from '../org/index.ts'

const module = () => smallint('module').$type<SocialModule>().notNull()
/** No foreign key: the content belongs to a domain above this one. */
const moduleId = () => id<'module'>('module_id').notNull()
const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const byUser = () =>
  id<'user'>('user_id')
    .notNull()
    .references(() => users.id)

/** All counts of each target, updated with every change. */
export const socialCounts = pgTable(
  'social_counts',
  {
    module: module(),
    moduleId: moduleId(),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    collects: integer('collects').notNull().default(0),
    scores: integer('scores').notNull().default(0),
    /** The sum of all stars. */
    stars: integer('stars').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.module, table.moduleId] })],
)

export const likes = pgTable(
  'likes',
  { module: module(), moduleId: moduleId(), userId: byUser(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.module, table.moduleId, table.userId] }),
    index('likes_user').on(table.userId),
  ],
)

export const collects = pgTable(
  'collects',
  {
    module: module(),
    moduleId: moduleId(),
    userId: byUser(),
    collegeId: ofCollege(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.module, table.moduleId, table.userId] }),
    index('collects_user').on(table.userId, table.collegeId, table.createdAt),
    index('collects_college').on(table.collegeId),
  ],
)

/** A rating, given once per person and content. */
export const scores = pgTable(
  'scores',
  {
    module: module(),
    moduleId: moduleId(),
    userId: byUser(),
    stars: smallint('stars').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.module, table.moduleId, table.userId] }),
    index('scores_user').on(table.userId),
    check('scores_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** Comments on content. Replies are stored below a comment, one level deep, and name whom they answer. */
export const comments = pgTable(
  'comments',
  {
    id: newId<'comment'>('id').primaryKey(),
    collegeId: ofCollege(),
    module: module(),
    moduleId: moduleId(),
    userId: byUser(),
    parentId: id<'comment'>('parent_id'),
    replyToUserId: id<'user'>('reply_to_user_id').references(() => users.id),
    text: text('text').notNull(),
    likes: integer('likes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the comment was taken down; its place stays while it has replies. */
    removedAt: instant('removed_at'),
    removedBy: id<'user'>('removed_by').references(() => users.id),
    removeReason: text('remove_reason'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(text)`),
  },
  (table) => [
    index('comments_module').on(table.module, table.moduleId, table.createdAt).where(sql`parent_id is null`),
    index('comments_liked')
      .on(table.module, table.moduleId, table.likes, table.createdAt)
      .where(sql`parent_id is null`),
    index('comments_parent').on(table.parentId, table.createdAt),
    index('comments_college').on(table.collegeId, table.createdAt),
    index('comments_user').on(table.userId),
    index('comments_reply_to').on(table.replyToUserId),
    index('comments_removed_by').on(table.removedBy),
    index('comments_grams').using('gin', table.grams),
  ],
)

export const commentFiles = pgTable(
  'comment_files',
  {
    commentId: id<'comment'>('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.fileId] }), index('comment_files_file').on(table.fileId)],
)

/** Reports of comments. A watched word has no person; a moderator settles a report, or takes the comment down. */
export const commentReports = pgTable(
  'comment_reports',
  {
    id: newId<'commentReport'>('id').primaryKey(),
    commentId: id<'comment'>('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: id<'user'>('user_id').references(() => users.id),
    reason: text('reason').$type<CommentReportReason>().notNull(),
    text: text('text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('comment_reports_once').on(table.commentId, table.userId),
    index('comment_reports_user').on(table.userId),
    index('comment_reports_open').on(table.commentId).where(sql`settled_at is null`),
  ],
)
