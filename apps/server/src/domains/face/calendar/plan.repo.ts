import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { SessionState } from '@sands/rules/face/session'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { faceDays, faceRooms, faceSessions } from '../face.tables.ts'

interface PlanRow {
  dayId: Id<'faceDay'>
  faceId: Id<'face'>
  name: string
  state: SessionState
  startsAt: Date
  endsAt: Date
  timeZone: string
  roomId: Id<'faceRoom'> | null
  roomName: string | null
}

export const planRepo = {
  /** Days that touch a span of time, by their beginning. */
  within: (
    db: Db,
    collegeId: CollegeId,
    { from, until, roomId, limit }: { from: Date; until: Date; roomId?: Id<'faceRoom'> | undefined; limit: number },
  ): Promise<PlanRow[]> =>
    db
      .select({
        dayId: faceDays.id,
        faceId: faceSessions.id,
        name: faceSessions.title,
        state: faceSessions.state,
        startsAt: faceDays.startsAt,
        endsAt: faceDays.endsAt,
        timeZone: faceSessions.timeZone,
        roomId: faceDays.roomId,
        roomName: faceRooms.name,
      })
      .from(faceDays)
      .innerJoin(faceSessions, eq(faceSessions.id, faceDays.sessionId))
      .leftJoin(faceRooms, eq(faceRooms.id, faceDays.roomId))
      .where(
        and(
          eq(faceSessions.collegeId, collegeId),
          isNull(faceSessions.removedAt),
          inArray(faceSessions.state, ['draft', 'open']),
          lt(faceDays.startsAt, until),
          gt(faceDays.endsAt, from),
          roomId ? eq(faceDays.roomId, roomId) : undefined,
        ),
      )
      .orderBy(asc(faceDays.startsAt), asc(faceDays.id))
      .limit(limit),
}
