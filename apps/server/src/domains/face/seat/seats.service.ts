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
  | 'face.cancelled'
  | 'face.rescheduled'
  | 'face.rescheduled_waiting'
  | 'face.rescheduled_leave'
  | 'face.room_changed'
  | 'face.released'
  | 'face.restored'
  | 'face.swap_offered'
  | 'face.swap_taken'
  | 'face.swap_refused'

export interface Seats {
  /** Takes one step. Throws `face.seat_settled` when the status does not allow it. The session is locked. */
  step(tx: Tx, session: SessionRow, seat: SeatRow, change: SeatChange): Promise<SeatRow>
  /** Puts a seat back to what it was before a change that is undone: of the whole session, or of a mark. */
  restore(
    tx: Tx,
    session: SessionRow,
    seat: SeatRow,
    restored: { to: SeatStatus; by: UserId; way?: SeatWay; reason: string },
  ): Promise<SeatRow>
  /** Gives people seats in their order, and places on the waiting list when there are none. The session is locked. */
  admit(tx: Tx, session: SessionRow, admission: Admission): Promise<SeatRow[]>
  /** Moves the waiting list up into free seats, and tells the people. The session is locked. */
  fillUp(tx: Tx, session: SessionRow): Promise<SeatRow[]>
  /** Tells other domains how seats are, also when no step has changed them. */
  announce(tx: Tx, session: SessionRow, announced: { seats: readonly SeatRow[]; at: Date }): Promise<void>
  tell(
    tx: Tx,
    session: SessionRow,
    template: Template,
    told: { seats: readonly Pick<SeatRow, 'id' | 'userId'>[]; reason?: string },
  ): Promise<void>
  /** Gives a person the seat that a colleague passes on. The session is locked. */
  take(tx: Tx, session: SessionRow, taken: { userId: UserId; seat: SeatRow | undefined }): Promise<SeatRow>
}

export interface Admission {
  /** Different people, each with the seat that they had before. */
  people: readonly { userId: UserId; seat: SeatRow | undefined; by: UserId | null }[]
  way: SeatWay
}

const MOST_PROMOTED = 1000
/** People who are each led to their own seat. */
const MOST_LED = 100

/** The beginning of a session as the clock in the room shows it, with the name of the zone. */
export const timeWords = ({ startsAt, timeZone }: Pick<SessionRow, 'startsAt' | 'timeZone'>): string =>
  startsAt ? `${wallTime(startsAt.toISOString(), timeZone).replace('T', ' ')} (${timeZone})` : ''

export function createSeats(
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  { send }: { send: SendMessage },
): Seats {
  const announce: Seats['announce'] = (tx, { id, collegeId, settledAt }, { seats, at }) =>
    events.emit(tx, 'face.seats-changed', { sessionId: id, collegeId, seats, isFinal: settledAt !== null, at })

  async function store(
    tx: Tx,
    session: SessionRow,
    { seat, to, change }: { seat: SeatRow; to: SeatStatus; change: SeatChange },
  ) {
    const at = clock.now()
    const reason = change.reason ?? null
    const row = await seatRepo.change(tx, seat.id, { status: to, reason, offeredTo: null, changedAt: at })
    if (!row) throw fail('face.seat_settled')
    const { step, way, by } = change
    await seatRepo.addHistory(tx, [
      { seatId: seat.id, step, fromStatus: seat.status, toStatus: to, way, byId: by, reason, at },
    ])
    await announce(tx, session, { seats: [row], at })
    return row
  }

  const seats: Seats = {
    announce,

    async step(tx, session, seat, change) {
      const to = seatAfter(seat.status, change.step)
      if (!to) throw fail('face.seat_settled')
      return store(tx, session, { seat, to, change })
    },

    restore: (tx, session, seat, { to, by, way = 'hand', reason }) =>
      store(tx, session, { seat, to, change: { step: 'undo', way, by, reason } }),

    async admit(tx, session, { people, way }) {
      if (people.length === 0) return []
      const at = clock.now()
      let free = seatsLeft(session, await seatRepo.seated(tx, session.id))
      const wanted = people.map(({ userId, seat, by }, index) => {
        const step: SeatStep = free > 0 ? 'book' : 'wait'
        const status = seatAfter(seat?.status ?? 'none', step)
        if (!status) throw fail('face.sign_up_has_seat')
        free = Math.max(0, free - 1)
        return { userId, by, from: seat?.status ?? null, step, status, turn: session.lastTurn + index + 1 }
      })
      session.lastTurn += wanted.length
      await sessionRepo.note(tx, session.id, { lastTurn: session.lastTurn })
      const rows = await seatRepo.putAll(
        tx,
        wanted.map(({ userId, status, turn }) => ({
          ...{ sessionId: session.id, userId, collegeId: session.collegeId, status, turn, changedAt: at },
          ...{ reason: null, leaveState: null, leaveReason: null, leaveDecision: null },
        })),
      )
      await seatRepo.addHistory(
        tx,
        rows.flatMap((row) => {
          const found = wanted.find(({ userId }) => userId === row.userId)
          if (!found) return []
          return {
            seatId: row.id,
            step: found.step,
            fromStatus: found.from,
            toStatus: row.status,
            way,
            byId: found.by,
            at,
          }
        }),
      )
      await announce(tx, session, { seats: rows, at })
      const [booked, waiting] = [
        rows.filter(({ status }) => status === 'booked'),
        rows.filter(({ status }) => status === 'waiting'),
      ]
      await seats.tell(tx, session, bookedTemplate(session), { seats: booked })
      await seats.tell(tx, session, 'face.waiting', { seats: waiting })
      return rows
    },

    async take(tx, session, { userId, seat }) {
      const at = clock.now()
      const status = seatAfter(seat?.status ?? 'none', 'take')
      if (!status) throw fail('face.sign_up_has_seat')
      session.lastTurn += 1
      await sessionRepo.note(tx, session.id, { lastTurn: session.lastTurn })
      const [row] = await seatRepo.putAll(tx, [
        {
          ...{
            sessionId: session.id,
            userId,
            collegeId: session.collegeId,
            status,
            turn: session.lastTurn,
            changedAt: at,
          },
          ...{ reason: null, leaveState: null, leaveReason: null, leaveDecision: null },
        },
      ])
      if (!row) throw fail('face.seat_settled')
      const history = { step: 'take', way: 'self', byId: userId, at } as const
      await seatRepo.addHistory(tx, [
        { ...history, seatId: row.id, fromStatus: seat?.status ?? null, toStatus: status },
      ])
      await announce(tx, session, { seats: [row], at })
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
      if (told.length === 0) return
      const message = {
        collegeId: session.collegeId,
        category: 'study',
        texts: fromTemplate(template, { session: session.title, time: timeWords(session), reason: reason ?? '' }),
      } as const
      // Who is asked whether they come is led to their own seat; many at once go by the session.
      const isAsked = template === 'face.confirm' || (template === 'face.promoted' && session.needsConfirm)
      if (isAsked && told.length <= MOST_LED)
        for (const { id, userId } of told)
          await send(tx, { ...message, to: { userIds: [userId] }, jump: { to: 'faceSign', moduleId: id } })
      else {
        const userIds = told.map(({ userId }) => userId)
        await send(tx, { ...message, to: { userIds }, jump: { to: 'face', moduleId: session.id } })
      }
    },
  }
  return seats
}

const bookedTemplate = ({ needsConfirm }: SessionRow): Template => (needsConfirm ? 'face.confirm' : 'face.booked')
