import { desc } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { connectionTroubles } from '../connection.tables.ts'

/** More than all steps of everything that a company connects. */
const MOST = 1200

export const troublesRepo = {
  /** One row for each step: the last trouble replaces the one before. */
  set: (db: Db, trouble: typeof connectionTroubles.$inferInsert) =>
    db
      .insert(connectionTroubles)
      .values(trouble)
      .onConflictDoUpdate({ target: [connectionTroubles.connectionId, connectionTroubles.step], set: trouble }),

  all: (db: Db) => db.select().from(connectionTroubles).orderBy(desc(connectionTroubles.at)).limit(MOST),
}
