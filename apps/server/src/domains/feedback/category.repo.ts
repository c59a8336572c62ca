import type { CategoryNames } from '@sands/contract/feedback/feedback.model'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { colleges } from '../org/index.ts'
import { feedbackCategories, feedbacks } from './feedback.tables.ts'

export type CategoryId = Id<'feedbackCategory'>
export type CategoryRow = typeof feedbackCategories.$inferSelect

const placeIn = (ids: readonly string[]): SQL =>
  sql`array_position(${sql.param([...ids])}::bigint[], ${feedbackCategories.id})`

export const categoryRepo = {
  all: (db: Db, collegeId: CollegeId): Promise<CategoryRow[]> =>
    db
      .select()
      .from(feedbackCategories)
      .where(eq(feedbackCategories.collegeId, collegeId))
      .orderBy(asc(feedbackCategories.sort), asc(feedbackCategories.id)),

  byId: (db: Db, collegeId: CollegeId, id: CategoryId): Promise<CategoryRow | undefined> =>
    db
      .select()
      .from(feedbackCategories)
      .where(and(eq(feedbackCategories.collegeId, collegeId), eq(feedbackCategories.id, id)))
      .then(([row]) => row),

  /** Returns the categories of a college and locks them until the transaction ends. */
  async lockAll(tx: Tx, collegeId: CollegeId): Promise<CategoryRow[]> {
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update')
    return categoryRepo.all(tx, collegeId)
  },

  add: (tx: Tx, values: Omit<CategoryRow, 'id' | 'version'>): Promise<CategoryRow | undefined> =>
    tx
      .insert(feedbackCategories)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: CategoryId, values: { names: CategoryNames; isOn: boolean }): Promise<CategoryRow | undefined> =>
    tx
      .update(feedbackCategories)
      .set({ ...values, version: sql`${feedbackCategories.version} + 1` })
      .where(eq(feedbackCategories.id, id))
      .returning()
      .then(([row]) => row),

  sort: (tx: Tx, collegeId: CollegeId, ids: readonly CategoryId[]) =>
    tx
      .update(feedbackCategories)
      .set({ sort: placeIn(ids) })
      .where(eq(feedbackCategories.collegeId, collegeId)),

  remove: (tx: Tx, id: CategoryId) => tx.delete(feedbackCategories).where(eq(feedbackCategories.id, id)),

  /** How much feedback each category has; one without any is left out. */
  counts: async (db: Db, collegeId: CollegeId): Promise<ReadonlyMap<CategoryId, number>> =>
    new Map(
      (
        await db
          .select({ id: feedbacks.categoryId, total: count() })
          .from(feedbacks)
          .where(eq(feedbacks.collegeId, collegeId))
          .groupBy(feedbacks.categoryId)
      ).map(({ id, total }) => [id, total]),
    ),
}
