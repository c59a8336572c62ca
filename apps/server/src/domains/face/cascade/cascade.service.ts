import type { CallBody } from '@sands/contract/calls'
import type { FaceCascade, ManagedFace } from '@sands/contract/face/manage.model'
import { asId } from '@sands/contract/kernel/id'
import { type CascadeKind, canUndo } from '@sands/rules/face/cascade'
import { SEATED, type SeatStatus, type SeatStep, seatsLeft } from '@sands/rules/face/seat'
import { sessionAfter } from '@sands/rules/face/session'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ChangedSeat, FaceBefore } from '../face.tables.ts'
import type { Leaves } from '../seat/leave.service.ts'
import { type SeatRow, seatRepo } from '../seat/seat.repo.ts'
import type { Seats } from '../seat/seats.service.ts'
import { roomRepo } from '../session/room.repo.ts'
import { faceSubject } from '../session/session.present.ts'
import { type FaceDayId, type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { documentOf, lockSeen, type SeenSession, type SessionService } from '../session/session.service.ts'
import { expectFree, faultsOf } from '../session/session-document.service.ts'
import { type CascadeRow, cascadeRepo } from './cascade.repo.ts'

type Cancellation = CallBody<'POST /sands-lms/api/v1/manage/face/cancel'>
type Rescheduling = CallBody<'POST /sands-lms/api/v1/manage/face/reschedule'>

export interface Cascades {
  cancel(tx: Tx, viewer: Viewer, cancellation: Cancellation): Promise<ManagedFace>
  reschedule(tx: Tx, viewer: Viewer, rescheduling: Rescheduling): Promise<ManagedFace>
  undo(tx: Tx, viewer: Viewer, undone: SeenSession & { conflictReason: string | null }): Promise<ManagedFace>
  list(viewer: Viewer, id: FaceId): Promise<FaceCascade[]>
}

const MOST_LISTED = 50
const HELD: readonly SeatStatus[] = ['booked', 'confirmed', 'waiting', 'leave']
/** People who have signed in keep what is known about them. */
const THERE: readonly SeatStatus[] = ['present', 'late', 'partly']
const TOLD: readonly SeatStatus[] = [...HELD, ...THERE]
const RELEASED: readonly SeatStatus[] = ['booked', 'confirmed']

/** Cancels and reschedules sessions with everything that follows: seats, waiting list, calendars, messages, one log. */
export function createCascades(
  { database, clock, audit }: Kernel,
  { seats, sessions, leaves }: { seats: Seats; sessions: SessionService; leaves: Pick<Leaves, 'dropAll' | 'askAgain'> },
): Cascades {
  interface SeatSteps {
    rows: readonly SeatRow[]
    /** Seats whose requests for leave were taken back for this. */
    leaving: readonly SeatRow[]
    step: SeatStep
    by: Viewer['userId']
    reason: string
  }

  interface Cascade {
    kind: CascadeKind
    reason: string
    before: SessionRow
    days: FaceBefore['days']
    changed: FaceBefore['seats']
  }

  const log = (tx: Tx, viewer: Viewer, { kind, reason, before, days, changed }: Cascade) =>
    cascadeRepo.add(tx, {
      sessionId: before.id,
      kind,
      reason,
      before: { state: before.state, cancelReason: before.cancelReason, days, seats: changed },
      byId: viewer.userId,
      at: clock.now(),
    })

  /** Whether people have signed in on days of the session that are not among these. */
  async function hasMarksOutside(tx: Tx, id: FaceId, days: readonly { id: string | null }[]): Promise<boolean> {
    const left = new Set(days.map((day) => day.id))
    const gone = (await sessionRepo.days(tx, [id])).filter((day) => !left.has(day.id))
    return seatRepo.hasMarks(
      tx,
      gone.map((day) => day.id),
    )
  }

  /** Takes one step with many seats, and returns what changed. */
  async function stepAll(
    tx: Tx,
    session: SessionRow,
    { rows, leaving, step, by, reason }: SeatSteps,
  ): Promise<ChangedSeat[]> {
    const changed: ChangedSeat[] = []
    const asking = new Map(leaving.map(({ id, leaveReason }) => [id, leaveReason ?? '']))
    for (const seat of rows) {
      const { status } = await seats.step(tx, session, seat, { step, way: 'hand', by, reason })
      const leaveReason = asking.get(seat.id)
      changed.push({
        ...{ id: seat.id, from: seat.status, to: status },
        ...(leaveReason !== undefined && { leaveReason }),
        ...(seat.offeredTo !== null && { offeredTo: seat.offeredTo }),
      })
    }
    return changed
  }

  /** What people had asked for and offered comes back with the seat. */
  async function restorePending(tx: Tx, session: SessionRow, seat: SeatRow, { leaveReason, offeredTo }: ChangedSeat) {
    if (offeredTo !== undefined) await seatRepo.change(tx, seat.id, { offeredTo })
    if (leaveReason !== undefined) await leaves.askAgain(tx, session, { seat, reason: leaveReason })
  }

  /**
   * Puts seats back that nobody has changed since. Others may have taken seats in the meantime: who finds none is first
   * on the waiting list, in the old order. Who was disabled since then gets nothing back: nobody would release it.
   */
  async function restoreSeats(
    tx: Tx,
    session: SessionRow,
    { last, by, changed }: { last: CascadeRow; by: Viewer['userId']; changed: FaceBefore['seats'] },
  ): Promise<{ back: number; queued: SeatRow[] }> {
    const steps = new Map(changed.map((seat) => [seat.id, seat]))
    const rows = await seatRepo.byIds(
      tx,
      changed.map(({ id }) => id),
    )
    const gone = await seatRepo.disabled(
      tx,
      rows.map(({ userId }) => userId),
    )
    const untouched = rows.flatMap((seat) => {
      const step = steps.get(seat.id)
      const isUntouched = step?.to === seat.status && seat.changedAt <= last.at && !gone.has(seat.userId)
      return step && isUntouched ? { seat, to: step.from, step } : []
    })
    const isSeated = ({ to }: { to: SeatStatus }) => SEATED.includes(to)
    const reason = last.reason
    for (const { seat, to } of untouched.filter((each) => !isSeated(each)))
      await seats.restore(tx, session, seat, { to, by, reason })
    // Nobody can sign up for a cancelled session, so that all seats are still there.
    let free =
      last.kind === 'cancel' ? Number.POSITIVE_INFINITY : seatsLeft(session, await seatRepo.seated(tx, session.id))
    const queued: SeatRow[] = []
    for (const { seat, to, step } of untouched.filter(isSeated)) {
      const row = await seats.restore(tx, session, seat, { to: free > 0 ? to : 'waiting', by, reason })
      if (free <= 0) queued.push(row)
      else await restorePending(tx, session, row, step)
      free -= 1
    }
    return { back: untouched.length - queued.length, queued }
  }

  return {
    async cancel(tx, viewer, { reason, ...seen }) {
      // Requests for leave come before the session: whoever decides locks them in this order.
      const leaving = await seatRepo.withLeave(tx, viewer.collegeId, seen.id)
      await leaves.dropAll(tx, viewer, leaving)
      const before = await lockSeen(tx, viewer, seen)
      const state = sessionAfter(before.state, 'cancel')
      const now = clock.now()
      if (!state || before.endsAt === null || before.endsAt <= now) throw fail('face.wrong_state')
      const words = reason.trim()
      const { days } = await documentOf(tx, before)
      const told = await seatRepo.withStatus(tx, before.id, TOLD)
      const rows = told.filter(({ status }) => HELD.includes(status))
      const row = await sessionRepo.change(tx, before.id, {
        ...{ state, cancelReason: words, sequence: before.sequence + 1, updatedBy: viewer.userId, updatedAt: now },
      })
      if (!row) throw fail('face.unknown')
      const changed = await stepAll(tx, row, { rows, leaving, step: 'cancel', by: viewer.userId, reason: words })
      const known = days.flatMap(({ id, ...day }) => (id ? { id, ...day } : []))
      await log(tx, viewer, { kind: 'cancel', reason: words, before, days: known, changed })
      await seats.tell(tx, row, 'face.cancelled', { seats: told, reason: words })
      await audit.record(tx, viewer, {
        action: 'face.face.cancelled',
        subject: faceSubject(row),
        before: { state: before.state },
        after: { state, reason: words, seats: changed.length },
      })
      return sessions.get(tx, viewer, row.id)
    },

    async reschedule(tx, viewer, { reason, days: wanted, keepsSeats, conflictReason, ...seen }) {
      const leaving = keepsSeats ? [] : await seatRepo.withLeave(tx, viewer.collegeId, seen.id)
      await leaves.dropAll(tx, viewer, leaving)
      const before = await lockSeen(tx, viewer, seen)
      const now = clock.now()
      if (before.state !== 'open' || before.startsAt === null || before.startsAt <= now) throw fail('face.wrong_state')
      const old = await documentOf(tx, before)
      const known = new Set(old.days.map(({ id }) => id))
      if (wanted.some(({ id }) => id !== null && !known.has(id))) throw fail('face.bad_document')
      const rooms = [...new Set(wanted.flatMap(({ roomId }) => roomId ?? []))]
      if ((await roomRepo.byIds(tx, viewer.collegeId, rooms)).length < rooms.length) throw fail('face.bad_document')
      const days = wanted.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
      const document = { ...old, days }
      const faults = await faultsOf(tx, viewer, document, now)
      if (faults.length > 0) throw fail('face.has_faults', { faults: faults.length })
      const conflicts = await expectFree(tx, viewer, { id: before.id, ...document, conflictReason })
      // Signing in opens before the session begins.
      if (await hasMarksOutside(tx, before.id, days)) throw fail('face.wrong_state')
      const words = reason.trim()
      await sessionRepo.setDays(tx, before.id, days.map(storedDay))
      const row = await sessionRepo.change(tx, before.id, {
        startsAt: new Date(days[0]?.startsAt ?? before.startsAt),
        endsAt: new Date(Math.max(...days.map(({ endsAt }) => Date.parse(endsAt)))),
        conflictReason: conflicts > 0 ? conflictReason : null,
        ...{ sequence: before.sequence + 1, updatedBy: viewer.userId, updatedAt: now },
      })
      if (!row) throw fail('face.unknown')
      const told = await seatRepo.withStatus(tx, row.id, TOLD)
      const released = keepsSeats ? [] : told.filter(({ status }) => RELEASED.includes(status))
      const changed = await stepAll(tx, row, {
        rows: released,
        leaving,
        step: 'cancel',
        by: viewer.userId,
        reason: words,
      })
      const withStatus = (...statuses: SeatStatus[]) => told.filter(({ status }) => statuses.includes(status))
      const expected = keepsSeats ? 'face.rescheduled' : 'face.released'
      await seats.tell(tx, row, expected, { seats: withStatus(...RELEASED), reason: words })
      await seats.tell(tx, row, 'face.rescheduled', { seats: withStatus(...THERE), reason: words })
      await seats.tell(tx, row, 'face.rescheduled_waiting', { seats: withStatus('waiting'), reason: words })
      await seats.tell(tx, row, 'face.rescheduled_leave', { seats: withStatus('leave'), reason: words })
      const promoted = await seats.fillUp(tx, row)
      const moved: ChangedSeat[] = [
        ...changed,
        ...promoted.map(({ id }) => ({ id, from: 'waiting' as const, to: 'booked' as const })),
      ]
      const oldDays = old.days.flatMap(({ id, ...day }) => (id ? { id, ...day } : []))
      await log(tx, viewer, { kind: 'reschedule', reason: words, before, days: oldDays, changed: moved })
      await audit.record(tx, viewer, {
        action: 'face.face.rescheduled',
        subject: faceSubject(row),
        before: { days: old.days },
        after: { days, reason: words, seats: moved.length, ...(conflicts > 0 && { conflicts, conflictReason }) },
      })
      return sessions.get(tx, viewer, row.id)
    },

    async undo(tx, viewer, { conflictReason, ...seen }) {
      const session = await lockSeen(tx, viewer, seen)
      const [last] = await cascadeRepo.list(tx, session.id, 1)
      const now = clock.now()
      if (!last || !canUndo(timesOf(last), now.getTime())) throw fail('face.cannot_undo')
      const { state, cancelReason, days, seats: changed } = last.before
      if (await hasMarksOutside(tx, session.id, days)) throw fail('face.cannot_undo')
      const restored = days.map(restoredDay)
      // Others may have taken the rooms and lecturers since then.
      const lecturerIds = (await sessionRepo.lecturers(tx, [session.id])).map(({ id }) => id)
      const plan = { id: session.id, lecturerIds, days: restored.map(planned), conflictReason }
      const conflicts = await expectFree(tx, viewer, plan)
      const gone = (await documentOf(tx, session)).days.flatMap(({ id, ...day }) => (id ? { id, ...day } : []))
      await sessionRepo.setDays(tx, session.id, restored)
      const row = await sessionRepo.change(tx, session.id, {
        ...{ state, cancelReason, sequence: session.sequence + 1, updatedBy: viewer.userId, updatedAt: now },
        ...(conflicts > 0 && { conflictReason }),
        startsAt: new Date(days[0]?.startsAt ?? now),
        endsAt: new Date(Math.max(...days.map(({ endsAt }) => Date.parse(endsAt)))),
      })
      if (!row) throw fail('face.unknown')
      const { back, queued } = await restoreSeats(tx, row, { last, by: viewer.userId, changed })
      const undone = { undoneAt: now, undoneBy: viewer.userId, before: { ...last.before, undone: gone } }
      await cascadeRepo.change(tx, last.id, undone)
      const told = (await seatRepo.withStatus(tx, row.id, TOLD)).filter(
        ({ id }) => !queued.some((seat) => seat.id === id),
      )
      await seats.tell(tx, row, 'face.restored', { seats: told })
      await seats.tell(tx, row, 'face.waiting', { seats: queued })
      await seats.fillUp(tx, row)
      await audit.record(tx, viewer, {
        action: 'face.face.undone',
        subject: faceSubject(row),
        after: { state, seats: back, waiting: queued.length, ...(conflicts > 0 && { conflicts, conflictReason }) },
      })
      return sessions.get(tx, viewer, row.id)
    },

    async list(viewer, id) {
      const db = database.primary
      if (!(await sessionRepo.get(db, viewer.collegeId, id))) throw fail('face.unknown')
      const now = clock.now().getTime()
      const rows = await cascadeRepo.list(db, id, MOST_LISTED)
      return rows.map((row, at) => ({
        id: row.id,
        kind: row.kind,
        reason: row.reason,
        by: row.by ?? '',
        at: row.at.toISOString(),
        seats: row.before.seats.length,
        undoneAt: row.undoneAt?.toISOString() ?? null,
        canUndo: at === 0 && canUndo(timesOf(row), now),
      }))
    },
  }
}

const timesOf = ({ at, undoneAt }: { at: Date; undoneAt: Date | null }) => ({
  at: at.getTime(),
  undoneAt: undoneAt?.getTime() ?? null,
})

const storedDay = ({ startsAt, endsAt, ...day }: Rescheduling['days'][number]) => ({
  ...day,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})

const planned = ({ startsAt, endsAt, roomId }: ReturnType<typeof restoredDay>) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  roomId,
})

const restoredDay = ({ id, startsAt, endsAt, roomId, needsSignOut }: FaceBefore['days'][number]) => ({
  id: asId<FaceDayId>(id),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  roomId: roomId === null ? null : asId<NonNullable<Rescheduling['days'][number]['roomId']>>(roomId),
  needsSignOut,
})
