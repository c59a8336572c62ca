import type { CallBody } from '@sands/contract/calls'
import type { FaceDetail } from '@sands/contract/face/face.model'
import { EXPECTED } from '@sands/rules/face/seat'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { FaceViews } from '../learn/views.service.ts'
import { type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { type FaceSeatId, type SeatRow, seatRepo } from './seat.repo.ts'
import type { Seats } from './seats.service.ts'
import { createSignUpWriter, type SignedUp } from './sign-up-writer.service.ts'

type Withdrawal = CallBody<'POST /sands-lms/api/v1/face2face/withdraw'>
type Confirmation = CallBody<'POST /sands-lms/api/v1/face2face/confirm'>
type Leave = CallBody<'POST /sands-lms/api/v1/face2face/ask-for-leave'>

export interface SignUps {
  signUp(viewer: Viewer, id: FaceId): Promise<SignedUp>
  withdraw(tx: Tx, viewer: Viewer, withdrawal: Withdrawal): Promise<FaceDetail>
  confirm(tx: Tx, viewer: Viewer, confirmation: Confirmation): Promise<FaceDetail>
  askForLeave(tx: Tx, viewer: Viewer, leave: Leave): Promise<FaceDetail>
}

/** The own seat, with the session locked first: the waiting list depends on it. */
export async function lockOwn(tx: Tx, viewer: Viewer, id: FaceSeatId): Promise<{ session: SessionRow; seat: SeatRow }> {
  const found = await seatRepo.get(tx, viewer.collegeId, id)
  if (found?.userId !== viewer.userId) throw fail('face.seat_not_found')
  const session = await sessionRepo.lock(tx, viewer.collegeId, found.sessionId)
  const seat = await seatRepo.get(tx, viewer.collegeId, id)
  if (!session || !seat) throw fail('face.not_found')
  return { session, seat }
}

/** What people do with their own seats. Sign-up with approvals joins here: it admits people once they are approved. */
export function createSignUps(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { seats, views }: { seats: Seats; views: FaceViews },
): SignUps {
  function expectBefore({ state, startsAt }: SessionRow): void {
    if (state !== 'open' || startsAt === null || startsAt <= clock.now()) throw fail('face.too_late')
  }

  const write = createSignUpWriter({ clock, database }, seats)

  return {
    signUp: (viewer, id) => write({ viewer, id }),

    async withdraw(tx, viewer, { trainConfirmId, reason }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      expectBefore(session)
      const change = { step: 'withdraw', way: 'self', by: viewer.userId, reason: plainText(reason) || null } as const
      await seats.step(tx, session, seat, change)
      await seats.fillUp(tx, session)
      return views.detail(tx, viewer, session.id)
    },

    async confirm(tx, viewer, { trainConfirmId, isComing, reason }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      expectBefore(session)
      const words = plainText(reason)
      if (!isComing && words === '') throw fail('face.reason_missing')
      const change = { way: 'self', by: viewer.userId, reason: words || null } as const
      await seats.step(tx, session, seat, { ...change, step: isComing ? 'confirm' : 'decline' })
      if (!isComing) await seats.fillUp(tx, session)
      return views.detail(tx, viewer, session.id)
    },

    async askForLeave(tx, viewer, { trainConfirmId, reason }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      if (!EXPECTED.includes(seat.status)) throw fail('face.seat_settled')
      if (session.endsAt && session.endsAt <= clock.now()) throw fail('face.seat_settled')
      if (seat.leaveState === 'asked') throw fail('face.leave_asked')
      await seatRepo.change(tx, seat.id, {
        leaveState: 'asked',
        leaveReason: plainText(reason),
        leaveDecision: null,
        changedAt: clock.now(),
      })
      return views.detail(tx, viewer, session.id)
    },
  }
}
