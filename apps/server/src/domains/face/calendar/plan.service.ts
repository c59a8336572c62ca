import type { CallQuery } from '@sands/contract/calls'
import { CALENDAR_DAYS, type FaceCalendarDay, MOST_CALENDAR_DAYS } from '@sands/contract/face/calendar.calls'
import { collidingDays } from '@sands/rules/face/plan'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { phaseOf } from '../learn/face.present.ts'
import { sessionRepo } from '../session/session.repo.ts'
import { planRepo } from './plan.repo.ts'

const DAY_MS = 86_400_000

export interface Plans {
  within(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/manage/face/calendar'>): Promise<FaceCalendarDay[]>
}

/** The calendar of organisers. */
export const createPlans = ({ database, clock }: Pick<Kernel, 'database' | 'clock'>): Plans => ({
  async within(viewer, { from, until, roomId }) {
    const db = database.primary
    const start = new Date(from)
    const end = new Date(Math.min(Date.parse(until), start.getTime() + CALENDAR_DAYS * DAY_MS))
    const span = { from: start, until: end, limit: MOST_CALENDAR_DAYS }
    const everywhere = await planRepo.within(db, viewer.collegeId, span)
    const inRoom = roomId ? await planRepo.within(db, viewer.collegeId, { ...span, roomId }) : everywhere
    const rows = [...new Map([...everywhere, ...inRoom].map((row) => [row.dayId, row])).values()]
    const lecturers = await sessionRepo.lecturers(db, [...new Set(rows.map(({ faceId }) => faceId))])
    const bySession = Map.groupBy(lecturers, ({ sessionId }) => sessionId)
    const now = clock.now()
    const days = rows.map(({ state, startsAt, endsAt, roomName, ...row }) => {
      const teaching = bySession.get(row.faceId) ?? []
      return {
        ...row,
        phase: phaseOf({ state, startsAt, endsAt }, now),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        roomName: roomName ?? '',
        lecturerIds: teaching.map(({ id }) => id),
        lecturerNames: teaching.map(({ name }) => name),
      }
    })
    // A lecturer may teach in another room at the same time.
    const colliding = collidingDays(days)
    return days
      .filter((day) => !roomId || day.roomId === roomId)
      .map((day) => ({ ...day, isColliding: colliding.has(day.dayId) }))
  },
})
