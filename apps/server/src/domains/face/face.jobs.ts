import type { Tx } from '../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { Attendance } from './attend/attendance.service.ts'
import { tellRepo } from './learn/tell.repo.ts'
import { timeWords } from './seat/seats.service.ts'
import { sessionRepo } from './session/session.repo.ts'

const DAY_MS = 86_400_000
const MOST_AT_ONCE = 200

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
