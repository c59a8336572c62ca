import { SAVE_GRACE_MS } from '@sands/rules/exam/attempt'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { attemptRepo } from './attempt.repo.ts'
import { isOver } from './attempt.service.ts'
import type { FinishService } from './finish.service.ts'

const AT_ONCE = 500

/** Hands in attempts whose time is over. Each one is locked and read again first: it may have changed meanwhile. */
export const handInOverdue = (
  { database, clock }: Kernel,
  finishing: Pick<FinishService, 'finish'>,
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'exam.time-over',
    retries: 3,
    limitSeconds: 600,
    cron: '* * * * *',
    afterStartSeconds: 5,
    async run() {
      const before = new Date(clock.now().getTime() - SAVE_GRACE_MS)
      for (const id of await attemptRepo.overdue(database.primary, before, AT_ONCE))
        await database.transaction(async (tx) => {
          const attempt = await attemptRepo.lockAny(tx, id)
          if (attempt?.state === 'in_progress' && isOver(attempt, clock.now()))
            await finishing.finish(tx, attempt, 'time_over')
        })
    },
  })
