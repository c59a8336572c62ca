import type { CallBody } from '@sands/contract/calls'
import type { UserId } from '@sands/contract/kernel/schema'
import { attendanceOf, markOfHand } from '@sands/rules/face/attendance'
import { ATTENDED, type Attended, type SeatStatus, type SeatWay, seatAfter } from '@sands/rules/face/seat'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { outcomeOf } from '../seat/seat.present.ts'
import { type SeatRow, seatRepo } from '../seat/seat.repo.ts'
import type { Seats } from '../seat/seats.service.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceDayId, type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'

type Marking = CallBody<'POST /sands-lms/api/v1/manage/face/attendance/mark'>

const MOST_STEPS = 100

/** Marks of one day by hand or from a file. */
export interface HandMarks {
  dayId: FaceDayId
  marks: readonly { userId: UserId; mark: Attended }[]
  reason: string
  way: Extract<SeatWay, 'hand' | 'import'>
}

export interface Attendance {
  /** Computes the statuses of seats from their marks; `final` also marks those who never came. The session is locked. */
  settle(
    tx: Tx,
    session: SessionRow,
    settled: { seats: readonly SeatRow[]; way: SeatWay; by: UserId | null; reason?: string },
  ): Promise<void>
  mark(tx: Tx, viewer: Viewer, marking: Marking): Promise<{ marked: number }>
  put(tx: Tx, actor: Actor, marks: HandMarks): Promise<number>
  /** Marks people who never came, once the session is over. */
  close(tx: Tx, id: FaceId, collegeId: Viewer['collegeId']): Promise<void>
}

const hasAttended = (status: SeatStatus): boolean => ATTENDED.some((attended) => attended === status)

/** One truth for marks by code, by hand and from a file: the marks of the days, from which the status follows. */
export function createAttendance({ clock, audit }: Pick<Kernel, 'clock' | 'audit'>, seats: Seats): Attendance {
  /** The status before anything was known about the person. */
  async function before(tx: Tx, { id }: SeatRow): Promise<SeatStatus> {
    const history = await seatRepo.history(tx, id, MOST_STEPS)
    return history.find(({ to }) => !hasAttended(to))?.to ?? 'booked'
  }

  const settle: Attendance['settle'] = async (tx, session, { seats: found, way, by, reason }) => {
    const now = clock.now()
    const [days, marks] = await Promise.all([
      sessionRepo.days(tx, [session.id]),
      seatRepo.marks(
        tx,
        found.map(({ id }) => id),
      ),
    ])
    const bySeat = Map.groupBy(marks, ({ seatId }) => seatId)
    for (const seat of found) {
      const own = bySeat.get(seat.id) ?? []
      const next = attendanceOf(
        days.map((day) =>
          outcomeOf(
            day,
            own.find(({ dayId }) => dayId === day.id),
            now,
          ),
        ),
      )
      if (next && next !== seat.status && seatAfter(seat.status, next))
        await seats.step(tx, session, seat, { step: next, way, by, reason: reason ?? null })
      // A correction took back the only day on which the person was there, and others follow.
      if (!next && by && hasAttended(seat.status))
        await seats.restore(tx, session, seat, { to: await before(tx, seat), by, reason: reason ?? '' })
    }
  }

  async function put(tx: Tx, viewer: Actor, { dayId, marks, reason, way }: HandMarks): Promise<number> {
    const found = await sessionRepo.day(tx, viewer.collegeId, dayId)
    const session = found && (await sessionRepo.lock(tx, viewer.collegeId, found.session.id))
    if (!found || !session) throw fail('face.unknown')
    const now = clock.now()
    if (session.state !== 'open' || found.day.startsAt > now) throw fail('face.wrong_state')
    const rows = await seatRepo.byUsers(
      tx,
      session.id,
      marks.map(({ userId }) => userId),
    )
    const known = new Map(rows.map((seat) => [seat.userId, seat]))
    for (const { userId, mark } of marks) {
      const seat = known.get(userId)
      if (!seat || !seatAfter(seat.status, mark)) throw fail('face.seat_settled')
      await seatRepo.putMark(tx, {
        dayId,
        seatId: seat.id,
        ...markOfHand(mark),
        way,
        byId: viewer.userId,
        reason,
        isReplayed: false,
        changedAt: now,
      })
    }
    await settle(tx, session, { seats: rows, way, by: viewer.userId, reason })
    await audit.record(tx, viewer, {
      action: way === 'hand' ? 'face.attendance.marked' : 'face.attendance.imported',
      subject: faceSubject(session),
      after: {
        day: found.day.startsAt.toISOString(),
        people: marks.map(({ userId }) => userId),
        marks: [...new Set(marks.map(({ mark }) => mark))],
        reason,
      },
    })
    return marks.length
  }

  return {
    settle,
    put,

    async mark(tx, viewer, { dayId, userIds, mark, reason }) {
      const marks = userIds.map((userId) => ({ userId, mark }))
      return { marked: await put(tx, viewer, { dayId, marks, reason: reason.trim(), way: 'hand' }) }
    },

    async close(tx, id, collegeId) {
      const session = await sessionRepo.lock(tx, collegeId, id)
      if (!session || session.settledAt !== null || session.state !== 'open') return
      const now = clock.now()
      if (session.endsAt === null || session.endsAt > now) return
      const found = await seatRepo.withStatus(tx, id, ['booked', 'confirmed', 'present', 'late', 'partly'])
      const settled = { ...session, settledAt: now }
      await sessionRepo.note(tx, id, { settledAt: now })
      await settle(tx, settled, { seats: found, way: 'rule', by: null })
      // Nothing changes any more for who was there, but now it counts: as of the end, not of the job that runs after it.
      const there = await seatRepo.withStatus(tx, id, ['present', 'late'])
      await seats.announce(tx, settled, { seats: there, at: session.endsAt })
    },
  }
}
