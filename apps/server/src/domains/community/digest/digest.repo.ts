import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, asc, countDistinct, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { communityContents } from '../community.tables.ts'
import { communityNewLikes } from '../community-people.tables.ts'
import type { ContentId } from '../feed/content.repo.ts'

/** An author in a college. */
export interface LikedAuthor {
  authorId: UserId
  collegeId: CollegeId
}

const isWaiting = (until: Date) => and(isNull(communityNewLikes.toldAt), lt(communityNewLikes.likedAt, until))

export const digestRepo = {
  /** A like of the author is not told, and every other like once. */
  add: (tx: Tx, { contentId, userId, likedAt }: { contentId: ContentId; userId: UserId; likedAt: Date }) =>
    tx.execute(sql`insert into ${communityNewLikes} (content_id, user_id, author_id, college_id, liked_at)
      select c.id, ${userId}::bigint, c.author_id, c.college_id, ${likedAt.toISOString()}::timestamptz
      from ${communityContents} c where c.id = ${contentId}::bigint and c.author_id <> ${userId}::bigint
      on conflict do nothing`),

  /** A like that was taken back before the digest is not in it. */
  remove: (tx: Tx, { contentId, userId }: { contentId: ContentId; userId: UserId }) =>
    tx
      .delete(communityNewLikes)
      .where(
        and(
          eq(communityNewLikes.contentId, contentId),
          eq(communityNewLikes.userId, userId),
          isNull(communityNewLikes.toldAt),
        ),
      ),

  /** Authors with likes before `until` that they were not told about. */
  waiting: (db: Db, until: Date, limit: number): Promise<LikedAuthor[]> =>
    db
      .select({ authorId: communityNewLikes.authorId, collegeId: communityNewLikes.collegeId })
      .from(communityNewLikes)
      .where(isWaiting(until))
      .groupBy(communityNewLikes.collegeId, communityNewLikes.authorId)
      .orderBy(asc(communityNewLikes.collegeId), asc(communityNewLikes.authorId))
      .limit(limit),

  /** The people and the posts of the likes; likes of content that nobody sees any more do not count. */
  sum: (tx: Tx, { authorId, collegeId }: LikedAuthor, until: Date): Promise<{ people: number; posts: number }> =>
    tx
      .select({
        people: countDistinct(communityNewLikes.userId),
        posts: countDistinct(communityNewLikes.contentId),
      })
      .from(communityNewLikes)
      .innerJoin(communityContents, eq(communityContents.id, communityNewLikes.contentId))
      .where(
        and(
          eq(communityNewLikes.collegeId, collegeId),
          eq(communityNewLikes.authorId, authorId),
          isWaiting(until),
          eq(communityContents.state, 'published'),
          sql`exists (select 1 from community_boards b
            where b.id = ${communityContents.boardId} and b.removed_at is null)`,
        ),
      )
      .then(([row]) => row ?? { people: 0, posts: 0 }),

  markTold: (tx: Tx, { authorId, collegeId }: LikedAuthor, { until, now }: { until: Date; now: Date }) =>
    tx
      .update(communityNewLikes)
      .set({ toldAt: now })
      .where(
        and(eq(communityNewLikes.collegeId, collegeId), eq(communityNewLikes.authorId, authorId), isWaiting(until)),
      ),

  /** Forgets likes that were told before `before`. */
  forget: (db: Db, before: Date) => db.delete(communityNewLikes).where(lt(communityNewLikes.toldAt, before)),
}
