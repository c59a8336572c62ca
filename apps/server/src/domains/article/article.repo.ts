import type { ArticleSortType, ArticleState } from '@sands/contract/article/article.model'
import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { CategoryContents } from '../../kernel/category/category.service.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { users, visibleTo } from '../org/index.ts'
import { articleCategories, articleFiles, articleReaders, articles, articleViews } from './article.tables.ts'

export type ArticleId = Id<'article'>
export type ArticleCategoryId = Id<'articleCategory'>
const { grams: _, ...columns } = getTableColumns(articles)
/** Lists leave out the full text. */
const { html: _html, text: _text, ...listed } = columns
export type ArticleRow = Omit<typeof articles.$inferSelect, 'grams'>
export type ListedRow = Omit<ArticleRow, 'html' | 'text'>
export type ArticleValues = Omit<typeof articles.$inferInsert, 'id' | 'version'>

interface Window {
  size: number
  offset: number
}

interface Filter {
  words?: string | undefined
  categoryIds?: readonly ArticleCategoryId[] | undefined
  ids?: readonly ArticleId[] | undefined
}

const isOneOf = (column: SQL | typeof articles.id | typeof articles.categoryId, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

/** The index of character pairs finds candidates; the comparison with the whole words decides. */
function hasWords(words: string): SQL {
  const pattern = anywhere(words.toLowerCase())
  return sql`(${articles.grams} @> text_grams_of(${words}) and (lower(${articles.title}) like ${pattern}
    or lower(${articles.summary}) like ${pattern} or lower(${articles.author}) like ${pattern}
    or lower(${articles.text}) like ${pattern}))`
}

const matching = ({ words, categoryIds, ids }: Filter) =>
  and(
    words ? hasWords(words) : undefined,
    categoryIds ? isOneOf(articles.categoryId, categoryIds) : undefined,
    ids ? isOneOf(articles.id, ids) : undefined,
  )

const ORDERS: Readonly<Record<ArticleSortType, readonly SQL[]>> = {
  1: [desc(articles.publishedAt), desc(articles.id)],
  3: [desc(articles.views), desc(articles.publishedAt), desc(articles.id)],
}
const USUAL_ORDER: readonly SQL[] = [desc(articles.isPinned), ...ORDERS[1]]
const orderOf = (sortType: ArticleSortType | undefined, ids: Filter['ids']): readonly SQL[] => {
  if (sortType) return ORDERS[sortType]
  return ids ? [sql`array_position(${sql.param([...ids])}::bigint[], ${articles.id})`] : USUAL_ORDER
}

const isOut = and(eq(articles.state, 'published'), isNull(articles.removedAt))

/** The article is published and this person may see it: the person is in its audience, or it is public. */
const seenBy = (viewer: Viewer) =>
  and(
    isOut,
    eq(articles.collegeId, viewer.collegeId),
    or(eq(articles.isPublic, true), visibleTo(viewer, articles.audienceId)),
  )

const edited = (collegeId: CollegeId, { state, ...filter }: Filter & { state?: ArticleState | undefined }) =>
  and(
    eq(articles.collegeId, collegeId),
    isNull(articles.removedAt),
    state ? eq(articles.state, state) : undefined,
    matching(filter),
  )

const total = (db: Db, condition: SQL | undefined): Promise<number> =>
  db
    .select({ total: count() })
    .from(articles)
    .where(condition)
    .then(([row]) => row?.total ?? 0)

export const articleRepo = {
  page: (
    db: Db,
    viewer: Viewer,
    { size, offset, sortType, ...filter }: Window & Filter & { sortType?: ArticleSortType | undefined },
  ): Promise<ListedRow[]> =>
    db
      .select(listed)
      .from(articles)
      .where(and(seenBy(viewer), matching(filter)))
      .orderBy(...orderOf(sortType, filter.ids))
      .limit(size)
      .offset(offset),

  total: (db: Db, viewer: Viewer, filter: Filter): Promise<number> => total(db, and(seenBy(viewer), matching(filter))),

  /** With a viewer: an article that this person may see. Without one: a public article. */
  visible: (db: Db, viewer: Viewer | undefined, id: ArticleId): Promise<ArticleRow | undefined> =>
    db
      .select(columns)
      .from(articles)
      .where(
        and(
          eq(articles.id, id),
          isOut,
          viewer ? or(eq(articles.isPublic, true), seenBy(viewer)) : eq(articles.isPublic, true),
        ),
      )
      .then(([row]) => row),

  visibleIds: (db: Db, viewer: Viewer, ids: readonly ArticleId[]): Promise<ReadonlySet<string>> =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(isOneOf(articles.id, ids), seenBy(viewer)))
      .then((rows) => new Set<string>(rows.map(({ id }) => id))),

  /** Articles in any state; deleted ones only with `withRemoved`. */
  byIds: (
    db: Db,
    collegeId: CollegeId,
    { ids, withRemoved = false }: { ids: readonly ArticleId[]; withRemoved?: boolean },
  ): Promise<ListedRow[]> =>
    db
      .select(listed)
      .from(articles)
      .where(
        and(
          isOneOf(articles.id, ids),
          eq(articles.collegeId, collegeId),
          withRemoved ? undefined : isNull(articles.removedAt),
        ),
      ),

  byId: (db: Db, id: ArticleId): Promise<ArticleRow | undefined> =>
    db
      .select(columns)
      .from(articles)
      .where(and(eq(articles.id, id), isNull(articles.removedAt)))
      .then(([row]) => row),

  /** How many articles of each category this person may see. */
  countsFor: (db: Db, viewer: Viewer): Promise<ReadonlyMap<ArticleCategoryId, number>> =>
    db
      .select({ id: articles.categoryId, total: count() })
      .from(articles)
      .where(and(seenBy(viewer), isNotNull(articles.categoryId)))
      .groupBy(articles.categoryId)
      .then((rows) => new Map(rows.flatMap(({ id, total: own }) => (id ? [[id, own] as const] : [])))),

  /** Counts a view, each person or device once a day, and answers with how many there are. */
  view: (db: Db, view: typeof articleViews.$inferInsert): Promise<number> =>
    db
      .execute<{ views: number }>(
        sql`with added as (
            insert into ${articleViews} (article_id, day, viewer_hash)
            values (${view.articleId}, ${view.day}, ${view.viewerHash}) on conflict do nothing returning article_id)
          update ${articles} set views = views + (select count(*)::int from added)
          where id = ${view.articleId} returning views`,
      )
      .then(({ rows }) => rows[0]?.views ?? 0),

  forgetViews: (db: Db, before: string) => db.delete(articleViews).where(lt(articleViews.day, before)),

  /** Adds the person to the readers of the article, once, and returns the number of readers. */
  async read(
    tx: Tx,
    { articleId, userId, readAt }: { articleId: ArticleId; userId: UserId; readAt: Date },
  ): Promise<number> {
    const fresh = await tx
      .insert(articleReaders)
      .values({ articleId, userId, readAt })
      .onConflictDoNothing()
      .returning({ userId: articleReaders.userId })
    const [row] = await tx
      .update(articles)
      .set({ readers: sql`${articles.readers} + ${fresh.length}::integer` })
      .where(eq(articles.id, articleId))
      .returning({ readers: articles.readers })
    return row?.readers ?? 0
  },

  fileIds: (db: Db, articleId: ArticleId): Promise<FileId[]> =>
    db
      .select({ fileId: articleFiles.fileId })
      .from(articleFiles)
      .where(eq(articleFiles.articleId, articleId))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  async setFiles(tx: Tx, articleId: ArticleId, fileIds: readonly FileId[]): Promise<void> {
    await tx.delete(articleFiles).where(eq(articleFiles.articleId, articleId))
    if (fileIds.length > 0) await tx.insert(articleFiles).values(fileIds.map((fileId) => ({ articleId, fileId })))
  },

  edited: (
    db: Db,
    collegeId: CollegeId,
    { size, offset, ...filter }: Window & Filter & { state?: ArticleState | undefined },
  ) =>
    db
      .select({ ...listed, categoryName: articleCategories.name, updatedByName: users.name })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(users, eq(users.id, articles.updatedBy))
      .where(edited(collegeId, filter))
      .orderBy(desc(articles.updatedAt), desc(articles.id))
      .limit(size)
      .offset(offset),

  editedTotal: (db: Db, collegeId: CollegeId, filter: Filter & { state?: ArticleState | undefined }) =>
    total(db, edited(collegeId, filter)),

  nameOf: (db: Db, userId: UserId): Promise<string> =>
    db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .then(([row]) => row?.name ?? ''),

  one: (db: Db, collegeId: CollegeId, id: ArticleId) =>
    db
      .select({ ...columns, categoryName: articleCategories.name, updatedByName: users.name })
      .from(articles)
      .leftJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .leftJoin(users, eq(users.id, articles.updatedBy))
      .where(and(edited(collegeId, {}), eq(articles.id, id)))
      .then(([row]) => row),

  /** Locks the row until the transaction ends. */
  lock: (tx: Tx, id: ArticleId, collegeId?: CollegeId): Promise<ArticleRow | undefined> =>
    tx
      .select(columns)
      .from(articles)
      .where(
        and(
          eq(articles.id, id),
          isNull(articles.removedAt),
          collegeId === undefined ? undefined : eq(articles.collegeId, collegeId),
        ),
      )
      .for('no key update')
      .then(([row]) => row),

  /** Scheduled articles whose time has come. */
  due: (db: Db, now: Date): Promise<ArticleId[]> =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.state, 'scheduled'), isNull(articles.removedAt), lte(articles.publishAt, now)))
      .then((rows) => rows.map(({ id }) => id)),

  add: async (tx: Tx, values: ArticleValues): Promise<ArticleRow> => {
    const [row] = await tx.insert(articles).values(values).returning(columns)
    if (!row) throw new Error('the article was not stored')
    return row
  },

  change: async (tx: Tx, id: ArticleId, values: Partial<ArticleValues>): Promise<ArticleRow> => {
    const [row] = await tx
      .update(articles)
      .set({ ...values, version: sql`${articles.version} + 1` })
      .where(eq(articles.id, id))
      .returning(columns)
    if (!row) throw new Error('the article was deleted')
    return row
  },
}

export const articleContents: CategoryContents<'articleCategory'> = {
  counts: (db, collegeId) =>
    db
      .select({ id: articles.categoryId, total: count() })
      .from(articles)
      .where(and(eq(articles.collegeId, collegeId), isNull(articles.removedAt), isNotNull(articles.categoryId)))
      .groupBy(articles.categoryId)
      .then((rows) => new Map(rows.flatMap(({ id, total: own }) => (id ? [[id, own] as const] : [])))),

  release: (tx, id) =>
    tx
      .update(articles)
      .set({ categoryId: null })
      .where(and(eq(articles.categoryId, id), isNotNull(articles.removedAt))),
}
