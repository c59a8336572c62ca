import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { SeatHistory } from '@sands/contract/face/face.model'
import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { SEATED, seatAfter } from '@sands/rules/face/seat'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { certificateRepo } from '../certificate/certificate.repo.ts'
import { faceSubject } from '../session/session.present.ts'
import { type SessionRow, sessionRepo } from '../session/session.repo.ts'
import type { Leaves } from './leave.service.ts'
import { presentHistory, presentSeatRow } from './seat.present.ts'
import { type FaceSeatId, type SeatRow, seatRepo } from './seat.repo.ts'
import type { Seats } from './seats.service.ts'

type PageQuery = CallQuery<'GET /sands-lms/api/v1/manage/face/seat/page'>
type Addition = CallBody<'POST /sands-lms/api/v1/manage/face/seat/add'>
type Removal = CallBody<'POST /sands-lms/api/v1/manage/face/seat/remove'>
type Scoring = CallBody<'POST /sands-lms/api/v1/manage/face/seat/score'>

export interface SeatManagement {
  page(viewer: Viewer, query: PageQuery): Promise<PageOf<FaceSeatRow>>
  history(viewer: Viewer, id: FaceSeatId): Promise<SeatHistory[]>
  add(tx: Tx, viewer: Viewer, addition: Addition): Promise<{ booked: number; waiting: number }>
  remove(tx: Tx, viewer: Viewer, removal: Removal): Promise<null>
  score(tx: Tx, viewer: Viewer, scored: Scoring): Promise<null>
}

const MAX_HISTORY = 200

export function createSeatManagement(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { seats, leaves }: { seats: Seats; leaves: Pick<Leaves, 'drop'> },
): SeatManagement {
  async function lock(tx: Tx, viewer: Viewer, id: FaceSeatId): Promise<{ session: SessionRow; seat: SeatRow }> {
    const found = await seatRepo.get(tx, viewer.collegeId, id)
    const session = found && (await sessionRepo.lock(tx, viewer.collegeId, found.sessionId))
    const seat = await seatRepo.get(tx, viewer.collegeId, id)
    if (!session || !seat) throw fail('face.unknown')
    return { session, seat }
  }

  return {
    async page(viewer, { id, keyWord, status, ...request }) {
      const db = database.primary
      const session = await sessionRepo.get(db, viewer.collegeId, id)
      if (!session) throw fail('face.unknown')
      const filter = { sessionId: id, keyWord, status }
      const [rows, total, days] = await Promise.all([
        seatRepo.page(db, { ...filter, ...pageWindow(request) }),
        seatRepo.total(db, filter),
        sessionRepo.days(db, [id]),
      ])
      const marks = await seatRepo.marks(
        db,
        rows.map(({ seat }) => seat.id),
      )
      const earned = new Map(
        (
          await certificateRepo.ofSeats(
            db,
            rows.map(({ seat }) => seat.id),
          )
        ).map((row) => [row.seatId, row]),
      )
      const waiting = await seatRepo.withStatus(db, id, ['waiting'])
      const places = new Map(waiting.map((seat, at) => [seat.id, at + 1]))
      const refusals = await seatRepo.refusalsOf(
        db,
        rows.map(({ seat }) => seat.id),
      )
      const now = clock.now()
      const records = rows.map((row) =>
        presentSeatRow(row, {
          ...{ days, marks, refusals, now },
          place: places.get(row.seat.id) ?? null,
          certificate: earned.get(row.seat.id),
        }),
      )
      return pageOf(records, total, request)
    },

    async history(viewer, id) {
      const db = database.primary
      if (!(await seatRepo.get(db, viewer.collegeId, id))) throw fail('face.unknown')
      return (await seatRepo.history(db, id, MAX_HISTORY)).map(presentHistory)
    },

    async add(tx, viewer, { id, userIds }) {
      const there = await sessionRepo.people(tx, viewer.collegeId, userIds)
      if (there.length < userIds.length) throw fail('org.place_unknown')
      const session = await sessionRepo.lock(tx, viewer.collegeId, id)
      if (!session) throw fail('face.unknown')
      if (session.state !== 'open' || (session.endsAt && session.endsAt <= clock.now())) throw fail('face.wrong_state')
      const known = new Map((await seatRepo.byUsers(tx, id, userIds)).map((seat) => [seat.userId, seat]))
      const people = userIds.flatMap((userId) => {
        const seat = known.get(userId)
        return seat && !seatAfter(seat.status, 'book') ? [] : { userId, seat, by: viewer.userId }
      })
      const added = await seats.admit(tx, session, { people, way: 'hand' })
      const waiting = added.filter(({ status }) => status === 'waiting').length
      await audit.record(tx, viewer, {
        action: 'face.seat.added',
        subject: faceSubject(session),
        after: { people: added.map(({ userId }) => userId), waiting },
      })
      return { booked: added.length - waiting, waiting }
    },

    async remove(tx, viewer, { trainConfirmId, reason }) {
      await leaves.drop(tx, viewer, trainConfirmId)
      const { session, seat } = await lock(tx, viewer, trainConfirmId)
      const words = reason.trim()
      const row = await seats.step(tx, session, seat, { step: 'remove', way: 'hand', by: viewer.userId, reason: words })
      await seats.tell(tx, session, 'face.removed', { seats: [row], reason: words })
      await seats.fillUp(tx, session)
      await audit.record(tx, viewer, {
        action: 'face.seat.removed',
        subject: faceSubject(session),
        after: { people: [seat.userId], reason: words },
      })
      return null
    },

    async score(tx, viewer, { trainConfirmId, score, remark }) {
      const { session, seat } = await lock(tx, viewer, trainConfirmId)
      if (session.state !== 'open' || session.startsAt === null || session.startsAt > clock.now())
        throw fail('face.wrong_state')
      // A score that was stored before somebody was marked absent can still be taken back.
      const isAway = !SEATED.includes(seat.status) || (seat.status === 'absent' && score !== null)
      if (isAway) throw fail('face.seat_settled')
      const scoreRemark = remark.trim()
      await seatRepo.change(tx, seat.id, { score, scoreRemark, scoredBy: viewer.userId })
      await audit.record(tx, viewer, {
        action: 'face.seat.scored',
        subject: faceSubject(session),
        before: { score: seat.score },
        after: { people: [seat.userId], score, remark: scoreRemark },
      })
      return null
    },
  }
}
