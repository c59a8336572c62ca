import type { CallBody } from '@sands/contract/calls'
import type { UserId } from '@sands/contract/kernel/schema'
import { attendanceOf, markOfHand } from '@sands/rules/face/attendance'
import { type FileMarkOutcome, fileMarkOutcome } from '@sands/rules/face/file-mark'
import { ATTENDED, type Attended, type SeatStatus, type SeatWay, seatAfter } from '@sands/rules/face/seat'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { outcomeOf } from '../seat/seat.present.ts'
import { type MarkRow, type SeatRow, seatRepo } from '../seat/seat.repo.ts'
import type { Seats } from '../seat/seats.service.ts'
import { faceSubject } from '../session/session.present.ts'
import { type DayRow, type FaceDayId, type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'

type Marking = CallBody<'POST /sands-lms/api/v1/manage/face/attendance/mark'>

const MOST_STEPS = 100
/** Who was not there did not sign in or out, and their device is free. The log keeps the times from before. */
const NEVER_CAME = { signedInAt: null, signedOutAt: null, deviceId: null } as const

type NewMarks = readonly { userId: UserId; mark: Attended }[]

/** Marks of one day by hand or from a file. */
export interface HandMarks {
  dayId: FaceDayId
  marks: NewMarks
  reason: string
  /** When the file was previewed, and why it counts more than hands, codes and leave; null when it does not. */
  file?: { readAt: Date; overwriteReason: string | null }
}

/** What became of marks: how many were stored, and what happened to the others. */
export interface PutMarks {
  marked: number
  left: ReadonlyMap<UserId, Exclude<FileMarkOutcome, 'put' | 'replace'>>
}

interface WeighedMark {
  userId: UserId
  mark: Attended
  seat: SeatRow | undefined
  known: MarkRow | undefined
  outcome: FileMarkOutcome
}

export interface Attendance {
  /** Computes the statuses of seats from their marks; `final` also marks those who never came. The session is locked. */
  settle(
    tx: Tx,
    session: SessionRow,
    settled: { seats: readonly SeatRow[]; way: SeatWay; by: UserId | null; reason?: string },
  ): Promise<void>
  mark(tx: Tx, viewer: Viewer, marking: Marking): Promise<{ marked: number }>
  /** What marks of a file would do to what is known. Different people. */
  weigh(
    db: Db,
    found: { session: SessionRow; day: DayRow },
    weighed: { marks: NewMarks; readAt: number; overwrites: boolean },
  ): Promise<WeighedMark[]>
  put(tx: Tx, actor: Actor, marks: HandMarks): Promise<PutMarks>
  /** Marks people who never came, once the session is over. */
  close(tx: Tx, id: FaceId, collegeId: Viewer['collegeId']): Promise<void>
}

const timesOf = (mark: MarkRow | undefined) => ({
  ...(mark?.signedInAt && { signedInAt: mark.signedInAt.toISOString() }),
  ...(mark?.signedOutAt && { signedOutAt: mark.signedOutAt.toISOString() }),
})

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
        await seats.restore(tx, session, seat, { to: await before(tx, seat), by, way, reason: reason ?? '' })
    }
  }

  const weigh: Attendance['weigh'] = async (db, { session, day }, { marks, ...how }) => {
    const now = clock.now()
    const userIds = marks.map(({ userId }) => userId)
    const rows = userIds.length === 0 ? [] : await seatRepo.byUsers(db, session.id, userIds)
    const found = new Map(rows.map((seat) => [seat.userId, seat]))
    const stored = await seatRepo.marks(
      db,
      rows.map(({ id }) => id),
    )
    const ofDay = new Map(stored.filter(({ dayId }) => dayId === day.id).map((mark) => [mark.seatId, mark]))
    return marks.map(({ userId, mark }) => {
      const seat = found.get(userId)
      const known = seat && ofDay.get(seat.id)
      const facts = seat && {
        status: seat.status,
        changedAt: seat.changedAt.getTime(),
        mark: known && { outcome: outcomeOf(day, known, now), way: known.way, changedAt: known.changedAt.getTime() },
      }
      return { userId, mark, seat, known, outcome: fileMarkOutcome(facts, mark, how) }
    })
  }

  async function put(tx: Tx, viewer: Actor, { dayId, marks, reason, file }: HandMarks): Promise<PutMarks> {
    const found = await sessionRepo.day(tx, viewer.collegeId, dayId)
    const session = found && (await sessionRepo.lock(tx, viewer.collegeId, found.session.id))
    if (!found || !session) throw fail('face.unknown')
    const { day } = found
    const now = clock.now()
    if (session.state !== 'open' || day.startsAt > now) throw fail('face.wrong_state')
    const weighed = await weigh(
      tx,
      { session, day },
      {
        marks,
        readAt: file ? file.readAt.getTime() : Number.POSITIVE_INFINITY,
        overwrites: !file || file.overwriteReason !== null,
      },
    )
    const way = file ? 'import' : 'hand'
    const left: [UserId, Exclude<FileMarkOutcome, 'put' | 'replace'>][] = []
    const changed: (WeighedMark & { seat: SeatRow; why: string })[] = []
    for (const each of weighed) {
      const { userId, seat, outcome } = each
      // Who marks by hand has seen what is there.
      if (!file && outcome === 'not_listed') throw fail('face.seat_settled')
      if (seat && (!file || outcome === 'put' || outcome === 'replace'))
        changed.push({ ...each, seat, why: (outcome === 'replace' && file?.overwriteReason) || reason })
      else if (outcome !== 'put' && outcome !== 'replace') left.push([userId, outcome])
    }
    for (const { seat, mark, why } of changed)
      await seatRepo.putMark(tx, {
        dayId,
        seatId: seat.id,
        ...markOfHand(mark),
        ...(mark === 'absent' && NEVER_CAME),
        way,
        byId: viewer.userId,
        reason: why,
        isReplayed: false,
        changedAt: now,
      })
    for (const [why, some] of Map.groupBy(changed, (each) => each.why)) {
      await settle(tx, session, { seats: some.map(({ seat }) => seat), way, by: viewer.userId, reason: why })
      await audit.record(tx, viewer, {
        action: file ? 'face.attendance.imported' : 'face.attendance.marked',
        subject: faceSubject(session),
        before: {
          marks: some.map(({ userId, seat, known }) => ({
            userId,
            mark: known ? outcomeOf(day, known, now) : seat.status,
            way: known?.way ?? null,
            ...timesOf(known),
          })),
        },
        after: {
          day: day.startsAt.toISOString(),
          people: some.map(({ userId }) => userId),
          marks: some.map(({ userId, mark }) => ({ userId, mark, way })),
          reason: why,
        },
      })
    }
    return { marked: changed.length, left: new Map(left) }
  }

  return {
    settle,
    weigh,
    put,

    async mark(tx, viewer, { dayId, userIds, mark, reason }) {
      const marks = userIds.map((userId) => ({ userId, mark }))
      const { marked } = await put(tx, viewer, { dayId, marks, reason: reason.trim() })
      return { marked }
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
