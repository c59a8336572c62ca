import { SEATED } from '@sands/rules/face/seat'
import { and, eq, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { faceSeats, faceSessions } from '../face.tables.ts'
import type { FaceId, SessionRow } from '../session/session.repo.ts'

export type FaceList = 'mine' | 'open' | 'ended'

const seatOf = (viewer: Viewer) => and(eq(faceSeats.sessionId, faceSessions.id), eq(faceSeats.userId, viewer.userId))

const isMine = sql`${faceSeats.status} = any(${sql.param(['waiting', 'leave', 'declined', ...SEATED])}::text[])`
const isOver = (now: Date): SQL => sql`(${faceSessions.endsAt} <= ${now} or ${faceSessions.state} = 'cancelled')`

/** Everything of the person, what they can sign up for, or what is over. */
const within = (viewer: Viewer, { type, now }: { type: FaceList; now: Date }): SQL | undefined => {
  const mine = sql`(${isMine} or (${faceSeats.status} = 'cancelled' and ${faceSessions.state} = 'cancelled'))`
  const lists: Readonly<Record<FaceList, SQL | undefined>> = {
    mine: and(mine, sql`not ${isOver(now)}`),
    open: and(
      eq(faceSessions.state, 'open'),
      sql`${faceSessions.startsAt} > ${now}`,
      sql`coalesce(${faceSessions.closesAt} > ${now}, true)`,
      sql`coalesce(not ${isMine}, true)`,
      visibleTo(viewer, faceSessions.audienceId),
    ),
    ended: and(mine, isOver(now)),
  }
  return and(
    eq(faceSessions.collegeId, viewer.collegeId),
    isNull(faceSessions.removedAt),
    sql`${faceSessions.state} in ('open', 'cancelled')`,
    lists[type],
  )
}

export const learnerRepo = {
  page: (
    db: Db,
    viewer: Viewer,
    { type, now, size, offset }: { type: FaceList; now: Date; size: number; offset: number },
  ): Promise<SessionRow[]> =>
    db
      .select(getTableColumns(faceSessions))
      .from(faceSessions)
      .leftJoin(faceSeats, seatOf(viewer))
      .where(within(viewer, { type, now }))
      .orderBy(
        type === 'ended' ? sql`${faceSessions.startsAt} desc nulls last` : sql`${faceSessions.startsAt} asc nulls last`,
        faceSessions.id,
      )
      .limit(size)
      .offset(offset),

  count: (db: Db, viewer: Viewer, { type, now }: { type: FaceList; now: Date }): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(faceSessions)
      .leftJoin(faceSeats, seatOf(viewer))
      .where(within(viewer, { type, now }))
      .then(([row]) => row?.count ?? 0),

  /** A session that the person may see: published, and for them or theirs. */
  find: (db: Db, viewer: Viewer, id: FaceId): Promise<{ session: SessionRow; isInScope: boolean } | undefined> =>
    db
      .select({
        session: getTableColumns(faceSessions),
        isInScope: sql<boolean>`coalesce(${visibleTo(viewer, faceSessions.audienceId)}, true)`,
      })
      .from(faceSessions)
      .leftJoin(faceSeats, seatOf(viewer))
      .where(
        and(
          eq(faceSessions.id, id),
          eq(faceSessions.collegeId, viewer.collegeId),
          isNull(faceSessions.removedAt),
          sql`${faceSessions.state} in ('open', 'cancelled')`,
          or(sql`${faceSeats.id} is not null`, visibleTo(viewer, faceSessions.audienceId)),
        ),
      )
      .then(([row]) => row),
}
