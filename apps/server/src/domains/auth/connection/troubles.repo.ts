import type { TroubledStep } from '@sands/contract/auth/connections.model'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { connectionTroubles } from '../connection.tables.ts'
import type { ConnectionId } from './connection.repo.ts'

/** More than all steps of everything that a company connects. */
const MOST = 1200

export const troublesRepo = {
  /** One row for each step: the last trouble replaces the one before. */
  set: (db: Db, trouble: typeof connectionTroubles.$inferInsert) =>
    db
      .insert(connectionTroubles)
      .values(trouble)
      .onConflictDoUpdate({ target: [connectionTroubles.connectionId, connectionTroubles.step], set: trouble }),

  remove: (db: Db, connectionId: ConnectionId, steps: readonly TroubledStep[]) =>
    db
      .delete(connectionTroubles)
      .where(and(eq(connectionTroubles.connectionId, connectionId), inArray(connectionTroubles.step, [...steps]))),

  all: (db: Db) => db.select().from(connectionTroubles).orderBy(desc(connectionTroubles.at)).limit(MOST),
}
