import { canUndo } from '@sands/rules/face/cascade'
import { EXPECTED, SEATED, type SeatStatus, seatAfter, seatsLeft } from '@sands/rules/face/seat'
import type { Db } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts } from '../../../kernel/sign-up-target.kind.ts'
import { cascadeRepo } from '../cascade/cascade.repo.ts'
import { takesPeople } from '../learn/learner.repo.ts'
import { type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import type { Leaves } from './leave.service.ts'
import { type SeatRow, seatRepo } from './seat.repo.ts'
import type { Seats } from './seats.service.ts'

const HOLDING: readonly SeatStatus[] = [...SEATED, 'waiting', 'leave']

/** Sessions as something to sign up for with a form and a decision: people get seats like all others. */
export function faceSignUps(
  { clock }: Pick<Kernel, 'clock'>,
  { seats, leaves }: { seats: Seats; leaves: Pick<Leaves, 'dropAll'> },
): SignUpTarget<FaceId> {
  async function undoableCancel(db: Db, sessionId: FaceId) {
    const [last] = await cascadeRepo.list(db, sessionId, 1)
    if (last?.kind !== 'cancel') return undefined
    const times = { at: last.at.getTime(), undoneAt: last.undoneAt?.getTime() ?? null }
    return canUndo(times, clock.now().getTime()) ? last : undefined
  }

  /** Seats of a cancelled session: they come back with it while that can be undone. */
  async function undoable(db: Db, sessionId: FaceId): Promise<(seat: SeatRow) => boolean> {
    const last = await undoableCancel(db, sessionId)
    if (!last) return () => false
    const ids = new Set<string>(last.before.seats.map(({ id }) => id))
    return ({ id, changedAt }) => ids.has(id) && changedAt <= last.at
  }

  async function factsOf(db: Db, session: SessionRow): Promise<TargetFacts> {
    const { id, state, startsAt, endsAt } = session
    const hasEnded = endsAt !== null && endsAt <= clock.now()
    return {
      startsAt,
      endsAt,
      isOpen: state === 'open' && startsAt !== null && startsAt > clock.now(),
      isOver: hasEnded || (state === 'cancelled' && !(await undoableCancel(db, id))),
      left: seatsLeft(session, await seatRepo.seated(db, session.id)),
      releasedAt: await cascadeRepo.releasedAt(db, id),
    }
  }

  return {
    kind: 'face',
    tellsPeople: true,
    takesPeople,

    async facts(db, collegeId, ids) {
      const found = new Map<string, TargetFacts>()
      for (const id of ids) {
        const session = await sessionRepo.get(db, collegeId, id)
        if (session) found.set(id, await factsOf(db, session))
      }
      return found
    },

    async lock(tx, { collegeId, id }) {
      const session = await sessionRepo.lock(tx, collegeId, id)
      return session && factsOf(tx, session)
    },

    async admit(tx, { collegeId, id }, { userIds, byId }) {
      const session = await sessionRepo.lock(tx, collegeId, id)
      if (!session) return
      const known = new Map((await seatRepo.byUsers(tx, session.id, userIds)).map((seat) => [seat.userId, seat]))
      const people = userIds.flatMap((userId) => {
        const seat = known.get(userId)
        return seatAfter(seat?.status ?? 'none', 'book') ? { userId, seat, by: byId ?? userId } : []
      })
      await seats.admit(tx, session, { people, way: byId === null ? 'self' : 'hand' })
    },

    async release(tx, { collegeId, id }, { userIds, byId, reason }) {
      const held = await seatRepo.byUsers(tx, id, userIds)
      const [first] = held
      // A request for leave goes with the seat. Requests come before the session.
      if (first) await leaves.dropAll(tx, { collegeId, userId: byId ?? first.userId }, held)
      const session = await sessionRepo.lock(tx, collegeId, id)
      if (!session) return
      for (const seat of await seatRepo.byUsers(tx, session.id, userIds)) {
        const isOwn = byId === seat.userId
        const step = isOwn ? 'withdraw' : 'remove'
        if (!EXPECTED.includes(seat.status) && seat.status !== 'waiting') continue
        await seats.step(tx, session, seat, { step, way: isOwn ? 'self' : 'hand', by: byId, reason: reason || null })
      }
      await seats.fillUp(tx, session)
    },

    holders: async (db, { id }, userIds) => {
      const rows = await seatRepo.byUsers(db, id, userIds)
      const comesBack = await undoable(db, id)
      const holds = (seat: SeatRow) => HOLDING.includes(seat.status) || comesBack(seat)
      return new Set(rows.filter(holds).map(({ userId }) => userId))
    },
  }
}
