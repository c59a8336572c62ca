import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { BoardSource } from '@sands/rules/community/content'
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { memberships, membersOf, users, visibleTo } from '../../org/index.ts'
import { communityBanners, communityBoards, communityModerators } from '../community.tables.ts'
import { communityMutes } from '../community-moderation.tables.ts'
import { communityFollows } from '../community-people.tables.ts'

export type BoardId = Id<'board'>
export type BoardRow = typeof communityBoards.$inferSelect
export type BoardValues = Omit<typeof communityBoards.$inferInsert, 'id' | 'version'>
/** A board as one person sees it. */
export interface SeenBoard extends BoardRow {
  isModerator: boolean
  isInAudience: boolean
}

/** What the board of a course, exam, training project or session is called. */
export interface SourceBoardRow {
  id: BoardId
  collegeId: CollegeId
  name: string
  sourceType: BoardSource
  sourceId: Id<'module'>
}

const columns = getTableColumns(communityBoards)

/** Written with the name of the table: in the list of selected columns the query builder leaves it out. */
const BOARD_ID = sql`community_boards.id`
const AUDIENCE_ID = sql`community_boards.audience_id`

const moderates = ({ userId }: Pick<Viewer, 'userId'>): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${communityModerators} m where m.board_id = ${BOARD_ID} and m.user_id = ${userId})`

/**
 * Boards that this person sees: they are in the audience, or they moderate the board. Who sees the board of a course or
 * training depends on that content as well, see `board-access.service.ts`.
 */
const seenBy = (viewer: Viewer) =>
  and(
    eq(communityBoards.collegeId, viewer.collegeId),
    isNull(communityBoards.removedAt),
    viewer.rights.has('community.moderate') ? undefined : or(visibleTo(viewer, AUDIENCE_ID), moderates(viewer)),
  )

const seenColumns = (viewer: Viewer) => ({
  ...columns,
  isModerator: moderates(viewer),
  isInAudience: visibleTo(viewer, AUDIENCE_ID),
})

export const boardRepo = {
  /**
   * Boards that this person sees, in their order. A college has few boards of its own, so lists are not paged here;
   * boards of courses and trainings are many, and are left out.
   */
  seen: (db: Db, viewer: Viewer): Promise<SeenBoard[]> =>
    db
      .select(seenColumns(viewer))
      .from(communityBoards)
      .where(and(seenBy(viewer), isNull(communityBoards.sourceType)))
      .orderBy(asc(communityBoards.sort), asc(communityBoards.id)),

  /** The boards that this person is a moderator of, those of courses and trainings too. */
  moderatedBy: (db: Db, viewer: Viewer): Promise<BoardId[]> =>
    db
      .select({ id: communityBoards.id })
      .from(communityBoards)
      .where(and(eq(communityBoards.collegeId, viewer.collegeId), isNull(communityBoards.removedAt), moderates(viewer)))
      .then((rows) => rows.map(({ id }) => id)),

  /** Those of the boards that this person sees if they see the content that the boards belong to. */
  among: (db: Db, viewer: Viewer, ids: readonly BoardId[]): Promise<SeenBoard[]> =>
    db
      .select(seenColumns(viewer))
      .from(communityBoards)
      .where(and(sql`${communityBoards.id} = any(${sql.param([...ids])}::bigint[])`, seenBy(viewer))),

  /** The board of a source; switched off ones too. */
  bySource: (
    db: Db,
    collegeId: CollegeId,
    { sourceType, sourceId }: { sourceType: BoardSource; sourceId: Id<'module'> },
  ): Promise<BoardRow | undefined> =>
    db
      .select(columns)
      .from(communityBoards)
      .where(
        and(
          eq(communityBoards.collegeId, collegeId),
          eq(communityBoards.sourceType, sourceType),
          eq(communityBoards.sourceId, sourceId),
        ),
      )
      .orderBy(sql`${communityBoards.removedAt} desc nulls first`)
      .limit(1)
      .then(([row]) => row),

  /** Boards of sources of all colleges, in the order of their ids. */
  ofSources: (db: Db, after: BoardId, limit: number): Promise<SourceBoardRow[]> =>
    db
      .select({
        id: communityBoards.id,
        collegeId: communityBoards.collegeId,
        name: communityBoards.name,
        sourceType: sql<BoardSource>`${communityBoards.sourceType}`,
        sourceId: sql<Id<'module'>>`${communityBoards.sourceId}::text`,
      })
      .from(communityBoards)
      .where(
        and(
          gt(communityBoards.id, after),
          isNotNull(communityBoards.sourceType),
          isNotNull(communityBoards.sourceId),
          isNull(communityBoards.removedAt),
        ),
      )
      .orderBy(asc(communityBoards.id))
      .limit(limit),

  /** Changes of the board of one source run one after the other, so that two at once do not create two boards. */
  takeTurn: (tx: Tx, { sourceType, sourceId }: { sourceType: BoardSource; sourceId: string }) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`community.source ${sourceType} ${sourceId}`}, 0))`),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]): Promise<BoardRow[]> =>
    db
      .select(columns)
      .from(communityBoards)
      .where(
        and(
          sql`${communityBoards.id} = any(${sql.param([...ids])}::bigint[])`,
          eq(communityBoards.collegeId, collegeId),
          isNull(communityBoards.removedAt),
        ),
      ),

  all: (db: Db, collegeId: CollegeId, words?: string): Promise<BoardRow[]> =>
    db
      .select(columns)
      .from(communityBoards)
      .where(
        and(
          eq(communityBoards.collegeId, collegeId),
          isNull(communityBoards.removedAt),
          words ? sql`${communityBoards.name} ilike ${anywhere(words)}` : undefined,
        ),
      )
      .orderBy(asc(communityBoards.sort), asc(communityBoards.id)),

  lock: (tx: Tx, collegeId: CollegeId, id: BoardId): Promise<BoardRow | undefined> =>
    tx
      .select(columns)
      .from(communityBoards)
      .where(
        and(eq(communityBoards.id, id), eq(communityBoards.collegeId, collegeId), isNull(communityBoards.removedAt)),
      )
      .for('no key update')
      .then(([row]) => row),

  isNameTaken: (db: Db, collegeId: CollegeId, { name, except }: { name: string; except?: BoardId }): Promise<boolean> =>
    db
      .select({ id: communityBoards.id })
      .from(communityBoards)
      .where(
        and(
          eq(communityBoards.collegeId, collegeId),
          isNull(communityBoards.removedAt),
          isNull(communityBoards.sourceType),
          sql`lower(${communityBoards.name}) = lower(${name})`,
          except ? sql`${communityBoards.id} <> ${except}` : undefined,
        ),
      )
      .then((rows) => rows.length > 0),

  async add(tx: Tx, values: BoardValues): Promise<BoardRow> {
    const [row] = await tx.insert(communityBoards).values(values).returning(columns)
    if (!row) throw new Error('the board was not stored')
    return row
  },

  async change(tx: Tx, id: BoardId, values: Partial<BoardValues>): Promise<BoardRow> {
    const [row] = await tx
      .update(communityBoards)
      .set({ ...values, version: sql`${communityBoards.version} + 1` })
      .where(eq(communityBoards.id, id))
      .returning(columns)
    if (!row) throw new Error('the board was deleted')
    return row
  },

  count: (tx: Tx, id: BoardId, by: { contents?: number; followers?: number }) =>
    tx
      .update(communityBoards)
      .set({
        contents: sql`greatest(0, ${communityBoards.contents} + ${by.contents ?? 0}::integer)`,
        followers: sql`greatest(0, ${communityBoards.followers} + ${by.followers ?? 0}::integer)`,
      })
      .where(eq(communityBoards.id, id)),

  moderators: (db: Db, boardIds: readonly BoardId[]): Promise<{ boardId: BoardId; userId: UserId }[]> =>
    db
      .select({ boardId: communityModerators.boardId, userId: communityModerators.userId })
      .from(communityModerators)
      .where(sql`${communityModerators.boardId} = any(${sql.param([...boardIds])}::bigint[])`)
      .orderBy(asc(communityModerators.addedAt), asc(communityModerators.userId)),

  async setModerators(tx: Tx, boardId: BoardId, userIds: readonly UserId[], addedAt: Date): Promise<void> {
    await tx
      .delete(communityModerators)
      .where(
        and(
          eq(communityModerators.boardId, boardId),
          sql`not ${communityModerators.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      )
    if (userIds.length > 0)
      await tx
        .insert(communityModerators)
        .values(userIds.map((userId) => ({ boardId, userId, addedAt })))
        .onConflictDoNothing()
  },

  mutedUntil: (db: Db, { collegeId, userId }: Pick<Viewer, 'collegeId' | 'userId'>): Promise<Date | null> =>
    db
      .select({ until: communityMutes.until })
      .from(communityMutes)
      .where(and(eq(communityMutes.collegeId, collegeId), eq(communityMutes.userId, userId)))
      .then(([row]) => row?.until ?? null),

  isFollowed: (db: Db, userId: UserId, boardId: BoardId): Promise<boolean> =>
    db
      .select({ id: communityFollows.id })
      .from(communityFollows)
      .where(and(eq(communityFollows.userId, userId), eq(communityFollows.followedBoardId, boardId)))
      .then((rows) => rows.length > 0),

  /** Those of the people who belong to the college and to the audience. */
  membersAmong: (
    db: Db,
    collegeId: CollegeId,
    { userIds, audience }: { userIds: readonly UserId[]; audience: AudienceChoice },
  ): Promise<UserId[]> =>
    db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(
        and(
          eq(memberships.collegeId, collegeId),
          sql`${memberships.userId} = any(${sql.param([...userIds])}::bigint[])`,
          sql`${memberships.userId} in (${membersOf(collegeId, audience)})`,
        ),
      )
      .then((rows) => rows.map(({ userId }) => userId)),

  /** People of the college in the audience whose name contains the words, by name. */
  findMembers: (
    db: Db,
    collegeId: CollegeId,
    { words, audience, size }: { words: string; audience: AudienceChoice; size: number },
  ): Promise<UserId[]> =>
    db
      .select({ userId: memberships.userId })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.collegeId, collegeId),
          sql`${users.name} ilike ${anywhere(words)}`,
          sql`${memberships.userId} in (${membersOf(collegeId, audience)})`,
        ),
      )
      .orderBy(asc(users.name), asc(users.id))
      .limit(size)
      .then((rows) => rows.map(({ userId }) => userId)),

  banners: (db: Db, collegeId: CollegeId, { onlyShown }: { onlyShown: boolean }) =>
    db
      .select()
      .from(communityBanners)
      .where(and(eq(communityBanners.collegeId, collegeId), onlyShown ? eq(communityBanners.isShown, true) : undefined))
      .orderBy(asc(communityBanners.sort), asc(communityBanners.id))
      .limit(50),
}
