import type { ArticleState } from '@sands/contract/article/article.model'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { categoryColumns } from '../../kernel/database/category-columns.ts'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)

export const articleCategories = pgTable(
  'article_categories',
  { ...categoryColumns<'articleCategory'>((): AnyPgColumn => articleCategories.id), collegeId: ofCollege() },
  (table) => [
    index('article_categories_college').on(table.collegeId, table.level, table.sort),
    index('article_categories_parent').on(table.parentId),
  ],
)

/** Articles: a text of our own, or a link to a web page. */
export const articles = pgTable(
  'articles',
  {
    id: newId<'article'>('id').primaryKey(),
    collegeId: ofCollege(),
    categoryId: id<'articleCategory'>('category_id').references(() => articleCategories.id),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    title: text('title').notNull(),
    author: text('author').notNull().default(''),
    summary: text('summary').notNull().default(''),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    type: smallint('type').$type<1 | 2>().notNull().default(1),
    link: text('link'),
    /** Cleaned HTML, and the same content as plain text. */
    html: text('html').notNull().default(''),
    text: text('text').notNull().default(''),
    isPublic: boolean('is_public').notNull().default(false),
    isCommentable: boolean('is_commentable').notNull().default(true),
    isPinned: boolean('is_pinned').notNull().default(false),
    state: text('state').$type<ArticleState>().notNull(),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    views: integer('views').notNull().default(0),
    readers: integer('readers').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedBy: id<'user'>('updated_by').references(() => users.id),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams')
      .array()
      .generatedAlwaysAs(sql`text_grams_of(title || ' ' || summary || ' ' || author || ' ' || text)`),
  },
  (table) => [
    index('articles_shown')
      .on(table.collegeId, table.isPinned, table.publishedAt)
      .where(sql`state = 'published' and removed_at is null`),
    index('articles_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('articles_category').on(table.categoryId),
    index('articles_audience').on(table.audienceId),
    index('articles_cover').on(table.coverFileId),
    index('articles_updated_by').on(table.updatedBy),
    index('articles_due').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('articles_grams').using('gin', table.grams),
  ],
)

/** Pictures and files within the text of an article: they stay as long as it does. */
export const articleFiles = pgTable(
  'article_files',
  {
    articleId: id<'article'>('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.fileId] }), index('article_files_file').on(table.fileId)],
)

/** The people who have read an article, each person once. */
export const articleReaders = pgTable(
  'article_readers',
  {
    articleId: id<'article'>('article_id')
      .notNull()
      .references(() => articles.id),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.userId] }), index('article_readers_user').on(table.userId)],
)

/** Who has opened it on which day, so that everybody counts once a day. Rows of past days are removed at night. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: id<'article'>('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** A keyed hash of the person or the device: nobody reads out of it who it was. */
    viewerHash: bytes('viewer_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.day, table.viewerHash] }),
    index('article_views_day').on(table.day),
  ],
)
