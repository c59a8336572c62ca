import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { PIN_SCOPES } from '@sands/rules/community/content'
import { and, asc, count, countDistinct, desc, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { comments } from '../../social/index.ts'
import type { BoardId } from '../board/board.repo.ts'
import {
  communityContentFiles,
  communityContents,
  communityPins,
  communityVersions,
  communityViews,
} from '../community.tables.ts'

export type ContentId = Id<'communityContent'>
const { grams: _, ...columns } = getTableColumns(communityContents)
export type ContentRow = Omit<typeof communityContents.$inferSelect, 'grams'>
export type ContentValues = Omit<typeof communityContents.$inferInsert, 'id' | 'version'>
export type ContentFile = typeof communityContentFiles.$inferSelect

const isOneOf = (ids: readonly string[]) => sql`${communityContents.id} = any(${sql.param([...ids])}::bigint[])`

const ON_A_BOARD = sql`exists (select 1 from community_boards b
  where b.id = ${communityContents.boardId} and b.removed_at is null)`

interface MineWanted {
  state?: ContentRow['state'] | undefined
  /** The boards that the person sees. */
  boardIds: readonly BoardId[]
}

/** Own content in any state but deleted. A board that the person does not see any more takes its content with it. */
const isMine = ({ userId, collegeId }: { userId: UserId; collegeId: CollegeId }, { state, boardIds }: MineWanted) =>
  and(
    eq(communityContents.authorId, userId),
    eq(communityContents.collegeId, collegeId),
    ne(communityContents.state, 'deleted'),
    state ? eq(communityContents.state, state) : undefined,
    sql`${communityContents.boardId} = any(${sql.param([...boardIds])}::bigint[])`,
  )

export const contentRepo = {
  /** In any state but deleted. */
  byId: (db: Db, collegeId: CollegeId, id: ContentId): Promise<ContentRow | undefined> =>
    db
      .select(columns)
      .from(communityContents)
      .where(
        and(
          eq(communityContents.id, id),
          eq(communityContents.collegeId, collegeId),
          ne(communityContents.state, 'deleted'),
        ),
      )
      .then(([row]) => row),

  /** A public content of any college whose board still allows it. */
  shared: (db: Db, id: ContentId): Promise<ContentRow | undefined> =>
    db
      .select(columns)
      .from(communityContents)
      .where(
        and(
          eq(communityContents.id, id),
          eq(communityContents.state, 'published'),
          eq(communityContents.isPublic, true),
          sql`exists (select 1 from community_boards b where b.id = ${communityContents.boardId}
            and b.removed_at is null and b.is_public_allowed and b.source_type is null)`,
        ),
      )
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: ContentId): Promise<ContentRow | undefined> =>
    tx
      .select(columns)
      .from(communityContents)
      .where(
        and(
          eq(communityContents.id, id),
          eq(communityContents.collegeId, collegeId),
          ne(communityContents.state, 'deleted'),
        ),
      )
      .for('no key update')
      .then(([row]) => row),

  /** Deleted content too: moderators decide about reports of it. */
  lockAny: (tx: Tx, collegeId: CollegeId, id: ContentId): Promise<ContentRow | undefined> =>
    tx
      .select(columns)
      .from(communityContents)
      .where(and(eq(communityContents.id, id), eq(communityContents.collegeId, collegeId)))
      .for('no key update')
      .then(([row]) => row),

  anyByIds: (db: Db, collegeId: CollegeId, ids: readonly string[]): Promise<ContentRow[]> =>
    db
      .select(columns)
      .from(communityContents)
      .where(and(isOneOf(ids), eq(communityContents.collegeId, collegeId))),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]): Promise<ContentRow[]> =>
    db
      .select(columns)
      .from(communityContents)
      .where(and(isOneOf(ids), eq(communityContents.collegeId, collegeId), ne(communityContents.state, 'deleted'))),

  /** Which of the ids are published on one of these boards. */
  published: (db: Db, ids: readonly string[], boardIds: readonly BoardId[]): Promise<ReadonlySet<string>> =>
    db
      .select({ id: communityContents.id })
      .from(communityContents)
      .where(
        and(
          isOneOf(ids),
          eq(communityContents.state, 'published'),
          sql`${communityContents.boardId} = any(${sql.param([...boardIds])}::bigint[])`,
        ),
      )
      .then((rows) => new Set<string>(rows.map(({ id }) => id))),

  /** Published content of any college, on a board that was not deleted. */
  publishedById: (db: Db, id: string): Promise<ContentRow | undefined> =>
    db
      .select(columns)
      .from(communityContents)
      .where(and(sql`${communityContents.id} = ${id}::bigint`, eq(communityContents.state, 'published'), ON_A_BOARD))
      .then(([row]) => row),

  async add(tx: Tx, values: ContentValues): Promise<ContentRow> {
    const [row] = await tx.insert(communityContents).values(values).returning(columns)
    if (!row) throw new Error('the content was not stored')
    return row
  },

  async change(tx: Tx, id: ContentId, values: Partial<ContentValues>): Promise<ContentRow> {
    const [row] = await tx
      .update(communityContents)
      .set({ ...values, version: sql`${communityContents.version} + 1` })
      .where(eq(communityContents.id, id))
      .returning(columns)
    if (!row) throw new Error('the content was deleted')
    return row
  },

  /**
   * Stores what a moderator has decided. The version stays: it counts what the author writes, so that a change that the
   * author is writing meanwhile is not refused.
   */
  async decide(
    tx: Tx,
    id: ContentId,
    values: Pick<ContentRow, 'state' | 'publishedAt' | 'updatedAt' | 'removedAt' | 'removedBy'>,
  ): Promise<ContentRow> {
    const [row] = await tx.update(communityContents).set(values).where(eq(communityContents.id, id)).returning(columns)
    if (!row) throw new Error('the content was deleted')
    return row
  },

  files: (db: Db, ids: readonly ContentId[]): Promise<ContentFile[]> =>
    db
      .select()
      .from(communityContentFiles)
      .where(sql`${communityContentFiles.contentId} = any(${sql.param([...ids])}::bigint[])`)
      .orderBy(asc(communityContentFiles.contentId), asc(communityContentFiles.sort)),

  async setFiles(
    tx: Tx,
    contentId: ContentId,
    { attached, inText }: { attached: readonly FileId[]; inText: readonly FileId[] },
  ): Promise<void> {
    await tx.delete(communityContentFiles).where(eq(communityContentFiles.contentId, contentId))
    const rows = [
      ...attached.map((fileId, sort) => ({ contentId, fileId, sort })),
      ...inText.filter((fileId) => !attached.includes(fileId)).map((fileId) => ({ contentId, fileId, sort: null })),
    ]
    if (rows.length > 0) await tx.insert(communityContentFiles).values(rows)
  },

  addVersion: (tx: Tx, version: typeof communityVersions.$inferInsert) => tx.insert(communityVersions).values(version),

  unpinFromBoard: (tx: Tx, contentId: ContentId) =>
    tx
      .delete(communityPins)
      .where(and(eq(communityPins.contentId, contentId), eq(communityPins.scope, PIN_SCOPES.board))),

  /** Deleted content is not pinned anywhere. */
  unpin: (tx: Tx, contentId: ContentId) => tx.delete(communityPins).where(eq(communityPins.contentId, contentId)),

  /** Counts a view, each person or device once a day, and returns the number of views. */
  view: (tx: Tx, { isPerson, ...view }: typeof communityViews.$inferInsert & { isPerson: boolean }): Promise<number> =>
    tx
      .execute<{ views: number }>(
        sql`with added as (
            insert into ${communityViews} (content_id, day, viewer_hash)
            values (${view.contentId}, ${view.day}, ${view.viewerHash}) on conflict do nothing returning content_id)
          update ${communityContents} set views = views + (select count(*)::int from added),
            views_of_people = views_of_people + (select count(*)::int from added where ${isPerson}::boolean)
          where id = ${view.contentId} returning views`,
      )
      .then(({ rows }) => rows[0]?.views ?? 0),

  forgetViews: (db: Db, before: string) => db.delete(communityViews).where(lt(communityViews.day, before)),

  /** A like of the author changes nothing. */
  countLike: (tx: Tx, { contentId, userId, by }: { contentId: ContentId; userId: UserId; by: 1 | -1 }) =>
    tx
      .update(communityContents)
      .set({ likesOfOthers: sql`greatest(0, ${communityContents.likesOfOthers} + ${by}::integer)` })
      .where(and(eq(communityContents.id, contentId), ne(communityContents.authorId, userId))),

  /** Counts the people who have commented, each once and without the author. */
  async recountCommenters(tx: Tx, contentId: ContentId): Promise<void> {
    const [row] = await tx
      .select({ authorId: communityContents.authorId })
      .from(communityContents)
      .where(eq(communityContents.id, contentId))
      .for('no key update')
    if (!row) return
    const [counted] = await tx
      .select({ people: countDistinct(comments.userId) })
      .from(comments)
      .where(
        and(
          eq(comments.module, SOCIAL_MODULES.communityContent),
          sql`${comments.moduleId} = ${contentId}`,
          sql`${comments.removedAt} is null`,
          ne(comments.userId, row.authorId),
        ),
      )
    await tx
      .update(communityContents)
      .set({ commenters: counted?.people ?? 0 })
      .where(eq(communityContents.id, contentId))
  },

  /** What other people have done with it; locks the row until the transaction ends. */
  attention: (tx: Tx, id: ContentId) =>
    tx
      .select({
        likes: communityContents.likesOfOthers,
        commenters: communityContents.commenters,
        views: communityContents.viewsOfPeople,
        publishedAt: communityContents.publishedAt,
      })
      .from(communityContents)
      .where(eq(communityContents.id, id))
      .for('no key update')
      .then(([row]) => row),

  setHot: (tx: Tx, id: ContentId, hot: number) =>
    tx.update(communityContents).set({ hot }).where(eq(communityContents.id, id)),

  mine: (
    db: Db,
    who: { userId: UserId; collegeId: CollegeId },
    { size, offset, ...wanted }: MineWanted & { size: number; offset: number },
  ): Promise<ContentRow[]> =>
    db
      .select(columns)
      .from(communityContents)
      .where(isMine(who, wanted))
      .orderBy(desc(communityContents.updatedAt), desc(communityContents.id))
      .limit(size)
      .offset(offset),

  mineTotal: (db: Db, who: { userId: UserId; collegeId: CollegeId }, wanted: MineWanted): Promise<number> =>
    db.$count(communityContents, isMine(who, wanted)),

  /** What the person has published before, for the rate limits. Deleted posts count, so that deleting does not help. */
  async past(tx: Tx, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }, now: Date) {
    const mine = and(eq(communityContents.authorId, userId), eq(communityContents.collegeId, collegeId))
    const dayAgo = new Date(now.getTime() - 86_400_000)
    const [all] = await tx
      .select({
        published: sql<number>`count(*) filter (where state = 'published')::int`,
        firstAt: sql<string | null>`min(published_at) filter (where state = 'published')`,
        lastAt: sql<string | null>`max(created_at)`,
      })
      .from(communityContents)
      .where(mine)
    const [today] = await tx
      .select({ today: count(), oldestToday: sql<string | null>`min(created_at)` })
      .from(communityContents)
      .where(and(mine, gte(communityContents.createdAt, dayAgo)))
    const dated = (value: string | null | undefined) => (value ? new Date(value) : null)
    return {
      published: all?.published ?? 0,
      firstAt: dated(all?.firstAt),
      lastAt: dated(all?.lastAt),
      today: today?.today ?? 0,
      oldestToday: dated(today?.oldestToday),
    }
  },

  /** Publications of one person run one after the other, so that two at once do not pass the rate limit together. */
  takeTurn: (tx: Tx, userId: UserId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`community.publish ${userId}`}, 0))`),
}
