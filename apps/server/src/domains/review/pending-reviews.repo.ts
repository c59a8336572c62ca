import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { reviewers, reviewItems } from './review.tables.ts'

export const pendingReviewsRepo = {
  /** How much of the scope waits, at most `limit`. The scope is from `reviewableBy`. */
  waiting: (db: Db, scope: SQL, limit: number): Promise<number> =>
    db
      .select({ all: sql<number>`count(*)::int` })
      .from(
        db
          .select({ id: reviewItems.id })
          .from(reviewItems)
          .where(and(scope, eq(reviewItems.state, 'waiting')))
          .limit(limit)
          .as('found'),
      )
      .then(([row]) => row?.all ?? 0),

  /** The business types in which the person is a named reviewer of something. */
  namedTypes: (db: Db, userId: UserId): Promise<number[]> =>
    db
      .selectDistinct({ bizType: reviewers.bizType })
      .from(reviewers)
      .where(eq(reviewers.userId, userId))
      .then((rows) => rows.map(({ bizType }) => bizType)),
}
