import type { UserId } from '@sands/contract/kernel/schema'
import { EXPECTED } from '@sands/rules/face/seat'
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { faceSeats, faceSessions } from '../face.tables.ts'
import type { SessionRow } from '../session/session.repo.ts'

export const tellRepo = {
  /** Open sessions that begin in a span of time, with the people who are expected. */
  soon: (db: Db, { from, until }: { from: Date; until: Date }): Promise<{ session: SessionRow; userIds: UserId[] }[]> =>
    db
      .select({
        session: getTableColumns(faceSessions),
        userIds: sql<UserId[]>`array_agg(${faceSeats.userId} order by ${faceSeats.userId})`,
      })
      .from(faceSessions)
      .innerJoin(faceSeats, eq(faceSeats.sessionId, faceSessions.id))
      .where(
        and(
          eq(faceSessions.state, 'open'),
          isNull(faceSessions.removedAt),
          sql`${faceSessions.startsAt} > ${from} and ${faceSessions.startsAt} <= ${until}`,
          inArray(faceSeats.status, [...EXPECTED]),
        ),
      )
      .groupBy(faceSessions.id)
      .orderBy(faceSessions.id),
}
