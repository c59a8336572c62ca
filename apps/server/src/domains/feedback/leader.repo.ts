import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { colleges, users } from '../org/index.ts'
import { feedbackLeaders } from './feedback.tables.ts'

const placeIn = (ids: readonly string[]): SQL =>
  sql`array_position(${sql.param([...ids])}::bigint[], ${feedbackLeaders.userId})`

export const leaderRepo = {
  all: (db: Db, collegeId: CollegeId) =>
    db
      .select({ userId: feedbackLeaders.userId, userName: users.userName })
      .from(feedbackLeaders)
      .innerJoin(users, eq(users.id, feedbackLeaders.userId))
      .where(eq(feedbackLeaders.collegeId, collegeId))
      .orderBy(asc(feedbackLeaders.sort), asc(feedbackLeaders.userId)),

  /** Returns the leaders of a college in their order and locks them until the transaction ends. */
  async lockAll(tx: Tx, collegeId: CollegeId): Promise<UserId[]> {
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update')
    return (await leaderRepo.all(tx, collegeId)).map(({ userId }) => userId)
  },

  add: (tx: Tx, values: typeof feedbackLeaders.$inferInsert) => tx.insert(feedbackLeaders).values(values),

  remove: (tx: Tx, collegeId: CollegeId, userId: UserId) =>
    tx.delete(feedbackLeaders).where(and(eq(feedbackLeaders.collegeId, collegeId), eq(feedbackLeaders.userId, userId))),

  sort: (tx: Tx, collegeId: CollegeId, ids: readonly UserId[]) =>
    tx
      .update(feedbackLeaders)
      .set({ sort: placeIn(ids) })
      .where(eq(feedbackLeaders.collegeId, collegeId)),
}
