import type { CallBody } from '@sands/contract/calls'
import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceDetail } from '@sands/contract/face/face.model'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { EXPECTED } from '@sands/rules/face/seat'
import { type ApprovalEnd, plainStep } from '@sands/rules/review/approval'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { ApprovalKind, Approvals } from '../../review/index.ts'
import type { FaceViews } from '../learn/views.service.ts'
import { faceSubject } from '../session/session.present.ts'
import { type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { lockOwn } from './own-seat.service.ts'
import { type FaceSeatId, type SeatRow, seatRepo } from './seat.repo.ts'
import { type Seats, timeWords } from './seats.service.ts'

const KIND = 'sign_in_leave'

export interface Leaves {
  ask(tx: Tx, viewer: Viewer, leave: CallBody<'POST /sands-lms/api/v1/face2face/ask-for-leave'>): Promise<FaceDetail>
  /** The organiser decides in the list of people, without a place in a step. */
  decide(tx: Tx, viewer: Viewer, decision: CallBody<'POST /sands-lms/api/v1/manage/face/seat/leave'>): Promise<null>
  /** Takes the request of a seat back that is given up. Call it before the session is locked. */
  drop(tx: Tx, viewer: Viewer, id: FaceSeatId): Promise<void>
  /** Asks again for a seat that came back with its session, whose request was taken back. The session is locked. */
  askAgain(tx: Tx, session: SessionRow, asked: { seat: SeatRow; reason: string }): Promise<void>
  /** The same for those of several seats for which somebody asked. */
  dropAll(tx: Tx, person: Pick<Viewer, 'userId' | 'collegeId'>, seats: readonly SeatRow[]): Promise<void>
}

const waitingFor = (approvals: Approvals, tx: Tx, { collegeId, id }: Pick<SeatRow, 'collegeId' | 'id'>) =>
  approvals.waiting(tx, { collegeId, kind: KIND, subjectId: id })

interface Ending {
  end: ApprovalEnd
  byId: UserId | null
  reason: string
}

async function endLeave(
  { clock, seats, tx }: { clock: Kernel['clock']; seats: Seats; tx: Tx },
  { collegeId, id }: Pick<SeatRow, 'collegeId' | 'id'>,
  { end, byId, reason }: Ending,
): Promise<void> {
  const found = await seatRepo.get(tx, collegeId, id)
  const session = found && (await sessionRepo.lock(tx, collegeId, found.sessionId))
  const seat = found && (await seatRepo.get(tx, collegeId, id))
  if (!session || seat?.leaveState !== 'asked') return
  const isOver = end === 'withdrawn' || !EXPECTED.includes(seat.status)
  const isGranted = end === 'approved'
  const decided = await seatRepo.change(tx, seat.id, {
    leaveState: isOver ? null : isGranted ? 'granted' : 'refused',
    leaveDecision: isOver ? null : reason,
    changedAt: clock.now(),
  })
  if (isOver || !decided) return
  if (isGranted) {
    await seats.step(tx, session, decided, { step: 'leave', way: 'hand', by: byId, reason })
    await seats.fillUp(tx, session)
  }
  await seats.tell(tx, session, isGranted ? 'face.leave_granted' : 'face.leave_refused', { seats: [decided], reason })
}

/** Leave from a session: a yes frees the seat, and the first who waits moves up. */
export const leaveApprovals = ({ clock }: Pick<Kernel, 'clock'>, seats: Seats): ApprovalKind<FaceSeatId> => ({
  name: KIND,
  right: 'face.attend',
  steps: [plainStep('right')],
  tellsAsker: true,

  decided: (tx, { collegeId, subjectId }, outcome) =>
    endLeave({ clock, seats, tx }, { collegeId, id: subjectId }, outcome),

  async describe(db, { collegeId, subjectId }, language) {
    const seat = await seatRepo.get(db, collegeId, subjectId)
    const session = seat && (await sessionRepo.get(db, collegeId, seat.sessionId))
    if (!session) return { facts: [], changes: [], path: null }
    return {
      facts: [{ label: errorText('face.fact_time', language), value: timeWords(session) }],
      changes: [],
      path: faceLinks.detail(session.id),
    }
  },
})

export function createLeaves(
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { approvals, seats, views }: { approvals: Approvals; seats: Seats; views: FaceViews },
): Leaves {
  async function request(
    tx: Tx,
    { title }: SessionRow,
    { seat, reason }: { seat: SeatRow; reason: string },
  ): Promise<void> {
    const asked = { leaveState: 'asked', leaveReason: reason, leaveDecision: null, changedAt: clock.now() } as const
    await seatRepo.change(tx, seat.id, asked)
    // Decided after this, a request from before is about the new words too.
    if (await waitingFor(approvals, tx, seat)) return
    const { collegeId, userId: askerId, id: subjectId } = seat
    await approvals.ask(tx, { collegeId, askerId, kind: KIND, subjectId, title, summary: reason })
  }

  return {
    askAgain: request,

    async ask(tx, viewer, { trainConfirmId, reason }) {
      const { session, seat } = await lockOwn(tx, viewer, trainConfirmId)
      if (!EXPECTED.includes(seat.status)) throw fail('face.seat_settled')
      if (session.endsAt && session.endsAt <= clock.now()) throw fail('face.seat_settled')
      if (seat.leaveState === 'asked') throw fail('face.leave_asked')
      await request(tx, session, { seat, reason: plainText(reason) })
      return views.detail(tx, viewer, session.id)
    },

    async decide(tx, viewer, { trainConfirmId, isGranted, reason }) {
      const seat = await seatRepo.get(tx, viewer.collegeId, trainConfirmId)
      if (!seat) throw fail('face.unknown')
      const waiting = await waitingFor(approvals, tx, seat)
      const words = reason.trim()
      if (waiting) await approvals.settle(tx, viewer, { id: waiting.id, isApproved: isGranted, reason: words })
      // Asked for before leave went through the approvals.
      else if (seat.leaveState === 'asked')
        await endLeave({ clock, seats, tx }, seat, {
          end: isGranted ? 'approved' : 'declined',
          byId: viewer.userId,
          reason: words,
        })
      else throw fail('face.seat_settled')
      const session = await sessionRepo.get(tx, viewer.collegeId, seat.sessionId)
      if (!session) throw fail('face.unknown')
      await audit.record(tx, viewer, {
        action: isGranted ? 'face.seat.leave-granted' : 'face.seat.leave-refused',
        subject: faceSubject(session),
        after: { people: [seat.userId], reason: words },
      })
      return null
    },

    async dropAll(tx, person, rows) {
      const ids: Id<'approval'>[] = []
      for (const seat of rows.filter(({ leaveState }) => leaveState === 'asked')) {
        const waiting = await waitingFor(approvals, tx, seat)
        if (waiting) ids.push(waiting.id)
      }
      await approvals.dropAll(tx, person, { ids, reason: '' })
    },

    async drop(tx, viewer, id) {
      const waiting = await waitingFor(approvals, tx, { id, collegeId: viewer.collegeId })
      if (waiting) await approvals.drop(tx, viewer, { id: waiting.id, reason: '' })
    },
  }
}
