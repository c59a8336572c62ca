import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { signInWays } from '../ways.tables.ts'

type Ways = Omit<typeof signInWays.$inferSelect, 'id'>

export const waysRepo = {
  get: (db: Db) =>
    db
      .select()
      .from(signInWays)
      .then(([ways]) => ways),

  /** False when somebody else has changed them meanwhile. */
  async set(tx: Tx, { version, ...ways }: Ways): Promise<boolean> {
    if (version === 1) {
      const added = await tx
        .insert(signInWays)
        .values({ ...ways, version: 2 })
        .onConflictDoNothing()
        .returning({ version: signInWays.version })
      if (added.length > 0) return true
    }
    const changed = await tx
      .update(signInWays)
      .set({ ...ways, version: sql`${signInWays.version} + 1` })
      .where(and(eq(signInWays.id, true), eq(signInWays.version, version)))
      .returning({ version: signInWays.version })
    return changed.length > 0
  },
}
