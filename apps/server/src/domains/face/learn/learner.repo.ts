import { SEATED } from '@sands/rules/face/seat'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, getTableColumns, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { visibleTo } from '../../org/index.ts'
import { openTo } from '../../study/index.ts'
import { hasClosed, releasedAt } from '../cascade/cascade.repo.ts'
import { faceSeats, faceSessions } from '../face.tables.ts'
import type { FaceId, SessionRow } from '../session/session.repo.ts'

/** Sessions as content that projects open to their members. */
export const opened = { type: PROJECT_TASKS.face, id: faceSessions.id, audienceId: faceSessions.audienceId } as const

/** Whether a session still takes people. */
export const takesPeople = (id: SQLWrapper, now: Date): SQL<boolean> =>
  sql`exists (select from ${faceSessions} where ${faceSessions.id} = ${id}
    and ${faceSessions.state} = 'open' and ${faceSessions.startsAt} > ${now})`

export interface FoundSession {
  session: SessionRow
  /** By the audience or a project. */
  isInScope: boolean
  /** By the audience alone. */
  isForThem: boolean
  /** When a change of the session released its seats. */
  releasedAt: Date | null
}

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
      sql`not ${hasClosed(faceSessions.closesAt, { sessionId: faceSessions.id, now })}`,
      sql`coalesce(not ${isMine}, true)`,
      openTo(viewer, opened),
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

const found = (viewer: Viewer) => ({
  session: getTableColumns(faceSessions),
  isInScope: sql<boolean>`coalesce(${openTo(viewer, opened)}, true)`,
  isForThem: sql<boolean>`coalesce(${visibleTo(viewer, faceSessions.audienceId)}, true)`,
  releasedAt: releasedAt(faceSessions.id),
})

export const learnerRepo = {
  page: (
    db: Db,
    viewer: Viewer,
    { type, now, size, offset }: { type: FaceList; now: Date; size: number; offset: number },
  ): Promise<FoundSession[]> =>
    db
      .select(found(viewer))
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
  find: (db: Db, viewer: Viewer, id: FaceId): Promise<FoundSession | undefined> =>
    db
      .select(found(viewer))
      .from(faceSessions)
      .leftJoin(faceSeats, seatOf(viewer))
      .where(
        and(
          eq(faceSessions.id, id),
          eq(faceSessions.collegeId, viewer.collegeId),
          isNull(faceSessions.removedAt),
          sql`${faceSessions.state} in ('open', 'cancelled')`,
          or(sql`${faceSeats.id} is not null`, openTo(viewer, opened)),
        ),
      )
      .then(([row]) => row),
}
