import type { UserId } from '@sands/contract/kernel/schema'
import { EXPECTED } from '@sands/rules/face/seat'
import type { Tx } from '../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { Attendance } from './attend/attendance.service.ts'
import { tellRepo } from './learn/tell.repo.ts'
import type { Leaves } from './seat/leave.service.ts'
import { type SeatRow, seatRepo } from './seat/seat.repo.ts'
import { type Seats, timeWords } from './seat/seats.service.ts'
import { sessionRepo } from './session/session.repo.ts'

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 200
/** Nobody has more seats in sessions that are still to come. */
const MOST_SEATS = 1000

/** Marks people who never came as absent, once their session is over. */
export const closeSessions = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  attendance: Attendance,
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'face.close',
    retries: 3,
    limitSeconds: 600,
    cron: '*/10 * * * *',
    async run() {
      for (const { id, collegeId } of await sessionRepo.unsettled(database.primary, clock.now(), MOST_AT_ONCE))
        await database.transaction((tx: Tx) => attendance.close(tx, id, collegeId))
    },
  })

/** Reminds people of a session on the day before it; once for each session and beginning. */
export const remindPeople = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'face.remind',
    retries: 3,
    limitSeconds: 600,
    cron: '*/30 * * * *',
    async run() {
      const now = clock.now()
      const found = await tellRepo.soon(database.primary, { from: now, until: new Date(now.getTime() + DAY_MS) })
      for (const { session, userIds } of found)
        await database.transaction((tx) =>
          send(tx, {
            collegeId: session.collegeId,
            category: 'study',
            to: { userIds },
            texts: fromTemplate('face.reminder', { session: session.title, time: timeWords(session), reason: '' }),
            jump: { to: 'face', moduleId: session.id },
            dedupeKey: `face.reminder ${session.id} ${session.startsAt?.getTime()}`,
          }),
        )
    },
  })

/**
 * Gives the seats of a person who was disabled or erased to those who wait. Not in the transaction that disables them:
 * it has locked the person, and whoever signs up locks the session first.
 */
export const releaseSeats = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { seats, leaves }: { seats: Seats; leaves: Pick<Leaves, 'dropAll'> },
): JobKind<{ userId: UserId }> => {
  const release = (found: SeatRow) =>
    database.transaction(async (tx) => {
      const { collegeId, userId, sessionId, id } = found
      // Enabled again since the job began.
      if (!(await seatRepo.disabled(tx, [userId])).has(userId)) return
      // Requests for leave come before the session: whoever decides locks them in this order.
      await leaves.dropAll(tx, { collegeId, userId }, [found])
      const session = await sessionRepo.lock(tx, collegeId, sessionId)
      const seat = await seatRepo.get(tx, collegeId, id)
      if (!session || !seat) return
      if (EXPECTED.includes(seat.status) || seat.status === 'waiting')
        await seats.step(tx, session, seat, { step: 'remove', way: 'rule', by: null })
      await seats.fillUp(tx, session)
    })

  return jobKind<{ userId: UserId }>({
    name: 'face.release-seats',
    retries: 8,
    limitSeconds: 300,
    async run({ userId }) {
      const limit = MOST_SEATS
      for (const seat of await seatRepo.ofDisabled(database.primary, userId, { now: clock.now(), limit }))
        await release(seat)
    },
  })
}
