import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { type FaceSeatId, type SeatRow, seatRepo } from './seat.repo.ts'

export async function expectOwn(tx: Tx, { userId, collegeId }: Viewer, id: FaceSeatId): Promise<SeatRow> {
  const seat = await seatRepo.get(tx, collegeId, id)
  if (seat?.userId !== userId) throw fail('face.seat_not_found')
  return seat
}

/** The own seat, with the session locked first: the waiting list depends on it. */
export async function lockOwn(tx: Tx, viewer: Viewer, id: FaceSeatId): Promise<{ session: SessionRow; seat: SeatRow }> {
  const found = await expectOwn(tx, viewer, id)
  const session = await sessionRepo.lock(tx, viewer.collegeId, found.sessionId)
  const seat = await seatRepo.get(tx, viewer.collegeId, id)
  if (!session || !seat) throw fail('face.not_found')
  return { session, seat }
}
