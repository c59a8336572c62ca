import { SECOND_STEP_MS } from '@sands/rules/auth/factor'
import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { authRepo } from './auth.repo.ts'
import { codeRepo } from './code/code.repo.ts'
import { connectionRepo } from './connection/connection.repo.ts'
import { factorRepo } from './factor/factor.repo.ts'
import { outsideRepo } from './outside/outside.repo.ts'
import { sessionRepo } from './session/session.repo.ts'
import { socialRepo } from './social/social.repo.ts'

const DAY_MS = 86_400_000
/** Ended sessions are stored for a while, so that people can see where they were signed in. */
const KEEP_SESSIONS_DAYS = 30
const KEEP_DEVICES_DAYS = 400
const KEEP_SIMULATED_DAYS = 14

export const purgeSessions = ({ database, clock }: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'auth.purge-sessions',
    retries: 3,
    limitSeconds: 600,
    cron: '20 3 * * *',
    async run() {
      const now = clock.now()
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await sessionRepo.purge(database.primary, { goneBefore: ago(KEEP_SESSIONS_DAYS) })
      await authRepo.purge(database.primary, { failuresBefore: ago(1), devicesBefore: ago(KEEP_DEVICES_DAYS), now })
      await codeRepo.purge(database.primary, { before: ago(2), now })
      await connectionRepo.purge(database.primary, now)
      await socialRepo.purge(database.primary, now)
      await outsideRepo.purge(database.primary, ago(KEEP_SIMULATED_DAYS))
    },
  })

/** Somebody knows the first step of an account and did not get on: its owner should hear of it. */
export const endUnfinishedSignIns = ({ database, clock, events }: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'auth.unfinished-sign-ins',
    retries: 3,
    limitSeconds: 60,
    cron: '*/5 * * * *',
    async run() {
      const now = clock.now()
      const before = new Date(now.getTime() - SECOND_STEP_MS)
      await database.transaction(async (tx) => {
        for (const userId of await factorRepo.endUnfinished(tx, { before, now }))
          await events.emit(tx, 'auth.factor-changed', { userId, change: 'unfinished' })
      })
    },
  })
