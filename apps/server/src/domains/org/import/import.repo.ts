import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { imports } from '../org.tables.ts'

export const importRepo = {
  add: (db: Db, row: typeof imports.$inferInsert) => db.insert(imports).values(row),

  /** Files of other people and colleges are treated as unknown. */
  own: (
    db: Db,
    { id, ownerId, collegeId, after }: { id: string; ownerId: UserId; collegeId: CollegeId; after: Date },
  ) =>
    db
      .select()
      .from(imports)
      .where(
        and(
          eq(imports.id, id),
          eq(imports.ownerId, ownerId),
          eq(imports.collegeId, collegeId),
          gt(imports.createdAt, after),
        ),
      )
      .then(([row]) => row),

  /** The oldest first, so that the cleanup makes progress. */
  before: (db: Db, before: Date, limit: number) =>
    db
      .select({ id: imports.id, key: imports.key })
      .from(imports)
      .where(lt(imports.createdAt, before))
      .orderBy(imports.createdAt)
      .limit(limit),

  remove: (db: Db, id: string) => db.delete(imports).where(eq(imports.id, id)),
}
