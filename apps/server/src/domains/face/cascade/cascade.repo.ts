import type { Id } from '@sands/contract/kernel/schema'
import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { faceCascades } from '../face.tables.ts'
import type { FaceId } from '../session/session.repo.ts'

export type CascadeRow = typeof faceCascades.$inferSelect

export const cascadeRepo = {
  add: (tx: Tx, values: typeof faceCascades.$inferInsert) => tx.insert(faceCascades).values(values),

  list: (db: Db, sessionId: FaceId, limit: number): Promise<(CascadeRow & { by: string | null })[]> =>
    db
      .select({ ...getTableColumns(faceCascades), by: users.name })
      .from(faceCascades)
      .leftJoin(users, eq(users.id, faceCascades.byId))
      .where(eq(faceCascades.sessionId, sessionId))
      .orderBy(desc(faceCascades.id))
      .limit(limit),

  change: (tx: Tx, id: Id<'faceCascade'>, values: Pick<CascadeRow, 'undoneAt' | 'undoneBy' | 'before'>) =>
    tx.update(faceCascades).set(values).where(eq(faceCascades.id, id)),
}
