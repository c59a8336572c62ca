import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { BoardId } from '../board/board.repo.ts'
import { communityBoards } from '../community.tables.ts'
import { communityFollows } from '../community-people.tables.ts'

export const followRepo = {
  /** False when the person follows it already. */
  add: (tx: Tx, row: typeof communityFollows.$inferInsert): Promise<boolean> =>
    tx
      .insert(communityFollows)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: communityFollows.id })
      .then((rows) => rows.length > 0),

  isFollowing: (db: Db, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }, followed: UserId) =>
    db
      .select({ id: communityFollows.id })
      .from(communityFollows)
      .where(
        and(
          eq(communityFollows.userId, userId),
          eq(communityFollows.collegeId, collegeId),
          eq(communityFollows.followedUserId, followed),
        ),
      )
      .then((rows) => rows.length > 0),

  /** The newest boards of courses, exams, trainings and sessions that this person follows. */
  boardsOfSources: (db: Db, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }, most: number) =>
    db
      .select({ id: communityBoards.id })
      .from(communityFollows)
      .innerJoin(communityBoards, eq(communityBoards.id, communityFollows.followedBoardId))
      .where(
        and(
          eq(communityFollows.userId, userId),
          eq(communityBoards.collegeId, collegeId),
          isNotNull(communityBoards.sourceType),
          isNull(communityBoards.removedAt),
          gt(communityBoards.contents, 0),
        ),
      )
      .orderBy(desc(communityFollows.id))
      .limit(most)
      .then((rows) => rows.map(({ id }) => id)),

  removeBoard: (tx: Tx, userId: UserId, boardId: BoardId): Promise<boolean> =>
    tx
      .delete(communityFollows)
      .where(and(eq(communityFollows.userId, userId), eq(communityFollows.followedBoardId, boardId)))
      .returning({ id: communityFollows.id })
      .then((rows) => rows.length > 0),

  removePerson: (tx: Tx, { userId, collegeId }: { userId: UserId; collegeId: CollegeId }, followed: UserId) =>
    tx
      .delete(communityFollows)
      .where(
        and(
          eq(communityFollows.userId, userId),
          eq(communityFollows.collegeId, collegeId),
          eq(communityFollows.followedUserId, followed),
        ),
      ),
}
