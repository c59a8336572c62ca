import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES, type SocialModule } from '@sands/contract/social/social.model'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { users } from '../org/index.ts'
import { commentFiles, commentReports, comments, likes } from './social.tables.ts'

export type CommentId = Id<'comment'>
const { grams: _, ...columns } = getTableColumns(comments)
export type CommentRow = Omit<typeof comments.$inferSelect, 'grams'>
export type CommentOrder = 'newest' | 'oldest' | 'liked'

interface Window {
  size: number
  offset: number
}

/** The comments on content, or the replies to one of them. */
export interface Thread {
  module: SocialModule
  moduleId: string
  parentId: CommentId | null
}

export interface CommentFilter {
  collegeId: CollegeId
  module?: SocialModule | undefined
  moduleId?: string | undefined
  /** Only the replies to this comment. */
  parentId?: CommentId | undefined
  words?: string | undefined
  /** Searched in the name and user name of the author. */
  author?: string | undefined
  isThere?: boolean | undefined
  /** Only comments with reports that nobody has settled. */
  isReported?: boolean | undefined
  from?: string | undefined
  until?: string | undefined
}

const isOneOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::bigint[])`

/** A comment that was taken down keeps its place while it has replies. */
const inThread = ({ module, moduleId, parentId }: Thread) =>
  parentId === null
    ? and(
        eq(comments.module, module),
        sql`${comments.moduleId} = ${moduleId}`,
        isNull(comments.parentId),
        or(isNull(comments.removedAt), gt(comments.replies, 0)),
      )
    : and(eq(comments.parentId, parentId), isNull(comments.removedAt))

const ORDERS = {
  newest: [desc(comments.createdAt), desc(comments.id)],
  oldest: [asc(comments.createdAt), asc(comments.id)],
  liked: [desc(comments.likes), desc(comments.createdAt), desc(comments.id)],
} as const satisfies Record<CommentOrder, readonly SQL[]>

const containing = (words: string): string => anywhere(words.toLowerCase())

const hasWords = (words: string): SQL =>
  sql`(${comments.grams} @> text_grams_of(${words}) and lower(${comments.text}) like ${containing(words)})`

const isBy = (author: string): SQL => sql`${comments.userId} in (select u.id from ${users} u
  where lower(u.name) like ${containing(author)} or lower(u.user_name) like ${containing(author)})`

const HAS_REPORTS = sql`exists (select 1 from ${commentReports} r
  where r.comment_id = ${comments.id} and r.settled_at is null)`

const inFilter = ({ collegeId, module, moduleId, parentId, words, author, isThere, ...filter }: CommentFilter) =>
  and(
    eq(comments.collegeId, collegeId),
    module === undefined ? undefined : eq(comments.module, module),
    moduleId ? sql`${comments.moduleId} = ${moduleId}` : undefined,
    parentId ? eq(comments.parentId, parentId) : undefined,
    words ? hasWords(words) : undefined,
    author ? isBy(author) : undefined,
    isThere === undefined ? undefined : isThere ? isNull(comments.removedAt) : isNotNull(comments.removedAt),
    filter.isReported ? HAS_REPORTS : undefined,
    filter.from ? gte(comments.createdAt, new Date(filter.from)) : undefined,
    filter.until ? lte(comments.createdAt, new Date(filter.until)) : undefined,
  )

const total = (db: Db, condition: SQL | undefined): Promise<number> =>
  db
    .select({ total: count() })
    .from(comments)
    .where(condition)
    .then(([row]) => row?.total ?? 0)

export const commentRepo = {
  byId: (db: Db, collegeId: CollegeId, id: CommentId): Promise<CommentRow | undefined> =>
    db
      .select(columns)
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.collegeId, collegeId)))
      .then(([row]) => row),

  byIds: async (db: Db, collegeId: CollegeId, ids: readonly CommentId[]): Promise<CommentRow[]> =>
    ids.length === 0
      ? []
      : db
          .select(columns)
          .from(comments)
          .where(and(sql`${comments.id} = ${isOneOf(ids)}`, eq(comments.collegeId, collegeId))),

  /** Locked until the transaction ends, so that the comment is taken down only once. */
  lock: (tx: Tx, collegeId: CollegeId, id: CommentId): Promise<CommentRow | undefined> =>
    tx
      .select(columns)
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.collegeId, collegeId)))
      .for('no key update')
      .then(([row]) => row),

  page: (db: Db, thread: Thread, { order, size, offset }: Window & { order: CommentOrder }): Promise<CommentRow[]> =>
    db
      .select(columns)
      .from(comments)
      .where(inThread(thread))
      .orderBy(...ORDERS[order])
      .limit(size)
      .offset(offset),

  total: (db: Db, thread: Thread): Promise<number> => total(db, inThread(thread)),

  /** The first replies of each comment, oldest first. */
  firstReplies: (db: Db, parentIds: readonly CommentId[], limit: number): Promise<CommentRow[]> => {
    const first = db
      .select({ id: comments.id })
      .from(comments)
      .where(and(sql`${comments.parentId} = parent.id`, isNull(comments.removedAt)))
      .orderBy(...ORDERS.oldest)
      .limit(limit)
    return db
      .select(columns)
      .from(comments)
      .where(
        sql`${comments.id} in (select reply.id from unnest(${sql.param([...parentIds])}::bigint[]) parent (id)
          cross join lateral (${first}) reply)`,
      )
      .orderBy(...ORDERS.oldest)
  },

  pictures: (db: Db, ids: readonly CommentId[]) =>
    db
      .select({ commentId: commentFiles.commentId, fileId: commentFiles.fileId })
      .from(commentFiles)
      .where(sql`${commentFiles.commentId} = ${isOneOf(ids)}`)
      .orderBy(asc(commentFiles.sort)),

  /** Those of the comments that this person likes. */
  liked: (db: Db, userId: UserId, ids: readonly CommentId[]): Promise<ReadonlySet<string>> =>
    db
      .select({ id: likes.moduleId })
      .from(likes)
      .where(
        and(
          eq(likes.module, SOCIAL_MODULES.comment),
          eq(likes.userId, userId),
          sql`${likes.moduleId} = ${isOneOf(ids)}`,
        ),
      )
      .then((rows) => new Set<string>(rows.map(({ id }) => id))),

  add: async (
    tx: Tx,
    { fileIds, ...values }: Omit<typeof comments.$inferInsert, 'id'> & { fileIds: readonly FileId[] },
  ): Promise<CommentRow> => {
    const [row] = await tx.insert(comments).values(values).returning(columns)
    if (!row) throw new Error('the comment was not stored')
    if (fileIds.length > 0)
      await tx
        .insert(commentFiles)
        .values(fileIds.map((fileId, index) => ({ commentId: row.id, fileId, sort: index + 1 })))
    return row
  },

  /** Adding a reply returns false when the comment above was taken down. */
  countReply: (tx: Tx, id: CommentId, by: 1 | -1): Promise<boolean> =>
    tx
      .update(comments)
      .set({ replies: sql`${comments.replies} + ${by}::integer` })
      .where(and(eq(comments.id, id), by > 0 ? isNull(comments.removedAt) : undefined))
      .returning({ id: comments.id })
      .then((rows) => rows.length > 0),

  takeDown: (tx: Tx, id: CommentId, values: { removedAt: Date; removedBy: UserId; removeReason?: string }) =>
    tx.update(comments).set(values).where(eq(comments.id, id)),

  putBack: (tx: Tx, id: CommentId) =>
    tx.update(comments).set({ removedAt: null, removedBy: null, removeReason: null }).where(eq(comments.id, id)),

  /** Counts a reply that was put back, also when the comment above is taken down. */
  countReplyBack: (tx: Tx, id: CommentId) =>
    tx
      .update(comments)
      .set({ replies: sql`${comments.replies} + 1` })
      .where(eq(comments.id, id)),

  /** Deletes the text and pictures of a comment that its author takes back. */
  async empty(tx: Tx, id: CommentId): Promise<void> {
    await tx.update(comments).set({ text: '' }).where(eq(comments.id, id))
    await tx.delete(commentFiles).where(eq(commentFiles.commentId, id))
  },

  managed: (db: Db, filter: CommentFilter, { size, offset }: Window): Promise<CommentRow[]> =>
    db
      .select(columns)
      .from(comments)
      .where(inFilter(filter))
      .orderBy(...ORDERS.newest)
      .limit(size)
      .offset(offset),

  managedTotal: (db: Db, filter: CommentFilter): Promise<number> => total(db, inFilter(filter)),
}
