import type { UserId } from '@sands/contract/kernel/schema'
import { type SeatStatus, type SeatStep, type SeatWay, seatAfter, seatsLeft } from '@sands/rules/face/seat'
import { wallTime } from '@sands/rules/face/zone'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { type SeatRow, seatRepo } from './seat.repo.ts'
import '../face.events.ts'

/** A step of a seat: who takes it, how and why. */
export interface SeatChange {
  step: SeatStep
  way: SeatWay
  by: UserId | null
  reason?: string | null
}

type Template =
  | 'face.booked'
  | 'face.confirm'
  | 'face.waiting'
  | 'face.promoted'
  | 'face.removed'
  | 'face.leave_granted'
  | 'face.leave_refused'
  | 'face.reminder'

export interface Seats {
  /** Takes one step. Throws `face.seat_settled` when the status does not allow it. The session is locked. */
  step(tx: Tx, session: SessionRow, seat: SeatRow, change: SeatChange): Promise<SeatRow>
  /** Gives a person a seat, or a place on the waiting list. The session is locked. */
  admit(tx: Tx, session: SessionRow, admitted: Admission): Promise<SeatRow>
  /** Moves the waiting list up into free seats, and tells the people. The session is locked. */
  fillUp(tx: Tx, session: SessionRow): Promise<SeatRow[]>
  tell(
    tx: Tx,
    session: SessionRow,
    template: Template,
    told: { seats: readonly SeatRow[]; reason?: string },
  ): Promise<void>
}

export interface Admission {
  userId: UserId
  seat: SeatRow | undefined
  way: SeatWay
  by: UserId | null
}

const MOST_PROMOTED = 1000

/** The beginning of a session as the clock in the room shows it, with the name of the zone. */
export const timeWords = ({ startsAt, timeZone }: Pick<SessionRow, 'startsAt' | 'timeZone'>): string =>
  startsAt ? `${wallTime(startsAt.toISOString(), timeZone).replace('T', ' ')} (${timeZone})` : ''

export function createSeats(
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  { send }: { send: SendMessage },
): Seats {
  const announce = (tx: Tx, { id, collegeId }: SessionRow, seats: readonly { userId: UserId; status: SeatStatus }[]) =>
    events.emit(tx, 'face.seats-changed', { sessionId: id, collegeId, seats, at: clock.now() })

  async function store(
    tx: Tx,
    session: SessionRow,
    { seat, to, change }: { seat: SeatRow; to: SeatStatus; change: SeatChange },
  ) {
    const at = clock.now()
    const reason = change.reason ?? null
    const row = await seatRepo.change(tx, seat.id, { status: to, reason, changedAt: at })
    if (!row) throw fail('face.seat_settled')
    const { step, way, by } = change
    await seatRepo.addHistory(tx, [
      { seatId: seat.id, step, fromStatus: seat.status, toStatus: to, way, byId: by, reason, at },
    ])
    await announce(tx, session, [row])
    return row
  }

  const seats: Seats = {
    async step(tx, session, seat, change) {
      const to = seatAfter(seat.status, change.step)
      if (!to) throw fail('face.seat_settled')
      return store(tx, session, { seat, to, change })
    },

    async admit(tx, session, { userId, seat, way, by }) {
      const isFree = seatsLeft(session, await seatRepo.seated(tx, session.id)) > 0
      const step: SeatStep = isFree ? 'book' : 'wait'
      const status = seatAfter(seat?.status ?? 'none', step)
      if (!status) throw fail('face.sign_up_has_seat')
      const at = clock.now()
      session.lastTurn += 1
      await sessionRepo.note(tx, session.id, { lastTurn: session.lastTurn })
      const row = await seatRepo.put(tx, {
        sessionId: session.id,
        userId,
        collegeId: session.collegeId,
        status,
        turn: session.lastTurn,
        reason: null,
        leaveState: null,
        leaveReason: null,
        leaveDecision: null,
        changedAt: at,
      })
      if (!row) throw new Error('the seat was not stored')
      await seatRepo.addHistory(tx, [
        { seatId: row.id, step, fromStatus: seat?.status ?? null, toStatus: status, way, byId: by, at },
      ])
      await announce(tx, session, [row])
      await seats.tell(tx, session, isFree ? bookedTemplate(session) : 'face.waiting', { seats: [row] })
      return row
    },

    async fillUp(tx, session) {
      if (session.state !== 'open' || (session.startsAt !== null && session.startsAt <= clock.now())) return []
      const free = seatsLeft(session, await seatRepo.seated(tx, session.id))
      const first = free > 0 ? await seatRepo.firstWaiting(tx, session.id, Math.min(free, MOST_PROMOTED)) : []
      const promoted: SeatRow[] = []
      for (const seat of first)
        promoted.push(await seats.step(tx, session, seat, { step: 'promote', way: 'rule', by: null }))
      await seats.tell(tx, session, 'face.promoted', { seats: promoted })
      return promoted
    },

    async tell(tx, session, template, { seats: told, reason }) {
      const [first] = told
      if (!first) return
      // A single person gets the message that leads to their own seat.
      const toSeat = told.length === 1 && template === 'face.confirm'
      await send(tx, {
        collegeId: session.collegeId,
        category: 'study',
        to: { userIds: told.map(({ userId }) => userId) },
        texts: fromTemplate(template, { session: session.title, time: timeWords(session), reason: reason ?? '' }),
        jump: toSeat ? { to: 'faceSign', moduleId: first.id } : { to: 'face', moduleId: session.id },
      })
    },
  }
  return seats
}

const bookedTemplate = ({ needsConfirm }: SessionRow): Template => (needsConfirm ? 'face.confirm' : 'face.booked')
