import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { FaceDetail } from '@sands/contract/face/face.model'
import type { FaceColleague } from '@sands/contract/face/swap.calls'
import { EXPECTED, SEATED, seatAfter } from '@sands/rules/face/seat'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { SignUpForms } from '../../../kernel/sign-up-target.kind.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { choiceOf } from '../../org/index.ts'
import { type FaceViews, formsOf } from '../learn/views.service.ts'
import { type SessionRow, sessionRepo } from '../session/session.repo.ts'
import type { Leaves } from './leave.service.ts'
import { lockOwn } from './own-seat.service.ts'
import { type FaceSeatId, type SeatRow, seatRepo } from './seat.repo.ts'
import type { Seats } from './seats.service.ts'
import { swapRepo } from './swap.repo.ts'

const MOST_COLLEAGUES = 20
/** In one session, also after signing up again. */
const MOST_OFFERS = 10
const COLLEAGUES = 'GET /sands-lms/api/v1/face2face/swap/colleagues'

export interface Swaps {
  colleagues(viewer: Viewer, query: CallQuery<typeof COLLEAGUES>): Promise<FaceColleague[]>
  offer(tx: Tx, viewer: Viewer, offer: CallBody<'POST /sands-lms/api/v1/face2face/swap/offer'>): Promise<FaceDetail>
  withdraw(tx: Tx, viewer: Viewer, id: FaceSeatId): Promise<FaceDetail>
  answer(tx: Tx, viewer: Viewer, answer: CallBody<'POST /sands-lms/api/v1/face2face/swap/answer'>): Promise<FaceDetail>
  handIn(
    tx: Tx,
    viewer: Viewer,
    homework: CallBody<'POST /sands-lms/api/v1/face2face/homework/submit'>,
  ): Promise<FaceDetail>
}

interface Parts {
  seats: Seats
  views: FaceViews
  leaves: Pick<Leaves, 'dropAll'>
  forms: readonly SignUpForms[]
}

/** People pass their seat on to a colleague when the organiser allows it. Nobody on the waiting list loses a place. */
export function createSwaps(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { seats, views, leaves, forms }: Parts,
): Swaps {
  function expectOpen({ state, allowsSwap, startsAt }: SessionRow): void {
    const isBefore = startsAt !== null && startsAt > clock.now()
    if (state !== 'open' || !allowsSwap || !isBefore) throw fail('face.swap_closed')
  }

  /** Where a form gives the seats, nobody takes one without it. */
  async function expectNoForm(db: Db, viewer: Viewer, { id }: SessionRow): Promise<void> {
    if ((await formsOf(forms, db, viewer, [id])).has(id)) throw fail('face.swap_closed')
  }

  /** Seats change hands without the rules of the waiting list: the one leaves, the other comes. */
  async function handOver(
    tx: Tx,
    session: SessionRow,
    { seat, viewer }: { seat: SeatRow; viewer: Viewer },
  ): Promise<void> {
    const own = await seatRepo.of(tx, session.id, viewer.userId)
    if (!seatAfter(own?.status ?? 'none', 'take')) throw fail('face.sign_up_has_seat')
    await seats.step(tx, session, seat, { step: 'give', way: 'self', by: seat.userId })
    const taken = await seats.take(tx, session, { userId: viewer.userId, seat: own })
    await seats.tell(tx, session, 'face.swap_taken', { seats: [seat], reason: viewer.name })
    await seats.tell(tx, session, session.needsConfirm ? 'face.confirm' : 'face.booked', { seats: [taken] })
  }

  return {
    async colleagues(viewer, { trainConfirmId, keyWord }) {
      const db = database.primary
      const seat = await seatRepo.get(db, viewer.collegeId, trainConfirmId)
      if (seat?.userId !== viewer.userId) throw fail('face.seat_not_found')
      const session = await sessionRepo.get(db, viewer.collegeId, seat.sessionId)
      if (!session) throw fail('face.not_found')
      // Only somebody who may pass on a seat now learns whom the session is for.
      expectOpen(session)
      await expectNoForm(db, viewer, session)
      if (!EXPECTED.includes(seat.status)) throw fail('face.seat_settled')
      return swapRepo.colleagues(db, viewer.collegeId, {
        sessionId: session.id,
        audience: await choiceOf(db, session.audienceId),
        userId: viewer.userId,
        words: keyWord.trim(),
        limit: MOST_COLLEAGUES,
      })
    },

    async offer(tx, viewer, { trainConfirmId, userId: colleagueId }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      expectOpen(session)
      await expectNoForm(tx, viewer, session)
      if (!EXPECTED.includes(seat.status)) throw fail('face.seat_settled')
      const wanted = {
        sessionId: session.id,
        audience: await choiceOf(tx, session.audienceId),
        userId: viewer.userId,
        colleagueId,
      }
      if (!(await swapRepo.isEligible(tx, viewer.collegeId, wanted))) throw fail('face.swap_bad_colleague')
      // The colleague was told when the seat was offered.
      if (seat.offeredTo === colleagueId) return views.detail(tx, viewer, session.id)
      // Every offer is a message to somebody.
      if (seat.offers >= MOST_OFFERS) throw fail('face.swap_too_many', { most: MOST_OFFERS })
      await seatRepo.change(tx, seat.id, { offeredTo: colleagueId, offers: seat.offers + 1 })
      await seats.tell(tx, session, 'face.swap_offered', {
        seats: [{ userId: colleagueId, id: seat.id }],
        reason: viewer.name,
      })
      return views.detail(tx, viewer, session.id)
    },

    async withdraw(tx, viewer, id) {
      const { session, seat } = await lockOwn(tx, viewer, id)
      if (seat.offeredTo === null) throw fail('face.swap_gone')
      await seatRepo.change(tx, seat.id, { offeredTo: null })
      return views.detail(tx, viewer, session.id)
    },

    async answer(tx, viewer, { trainConfirmId, isTaken }) {
      const found = await seatRepo.get(tx, viewer.collegeId, trainConfirmId)
      if (!found) throw fail('face.seat_not_found')
      // A request for leave goes with the seat, and comes before the session: whoever decides locks them in this order.
      if (isTaken && found.offeredTo === viewer.userId)
        await leaves.dropAll(tx, { userId: found.userId, collegeId: viewer.collegeId }, [found])
      const session = await sessionRepo.lock(tx, viewer.collegeId, found.sessionId)
      const seat = await seatRepo.get(tx, viewer.collegeId, trainConfirmId)
      if (!session || !seat) throw fail('face.not_found')
      if (seat.offeredTo !== viewer.userId || !EXPECTED.includes(seat.status)) throw fail('face.swap_gone')
      if (isTaken) {
        expectOpen(session)
        await expectNoForm(tx, viewer, session)
        await handOver(tx, session, { seat, viewer })
      } else {
        await seatRepo.change(tx, seat.id, { offeredTo: null })
        await seats.tell(tx, session, 'face.swap_refused', { seats: [seat], reason: viewer.name })
      }
      return views.detail(tx, viewer, session.id)
    },

    async handIn(tx, viewer, { trainConfirmId, answer }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      if (session.homework === '' || session.state !== 'open' || seat.score !== null || !SEATED.includes(seat.status))
        throw fail('face.homework_closed')
      await seatRepo.change(tx, seat.id, { homework: plainText(answer), homeworkAt: clock.now() })
      return views.detail(tx, viewer, session.id)
    },
  }
}
