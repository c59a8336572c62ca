import { SAVE_GRACE_MS } from '@sands/rules/exam/attempt'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type AttemptId, attemptRepo } from './attempt.repo.ts'
import { isOver } from './attempt.service.ts'
import type { FinishService } from './finish.service.ts'

const AT_ONCE = 500
/** More attempts than end in one minute. */
const MOST_BATCHES = 100

/**
 * Hands in attempts whose time is over. Each one is locked and read again first: it may have changed meanwhile. One that
 * cannot be handed in does not keep the others back.
 */
export const handInOverdue = (
  { database, clock, log }: Kernel,
  finishing: Pick<FinishService, 'finish'>,
  atOnce = AT_ONCE,
): JobKind<Record<string, never>> => {
  const handIn = (id: AttemptId) =>
    database
      .transaction(async (tx) => {
        const attempt = await attemptRepo.lockAny(tx, id)
        if (attempt?.state === 'in_progress' && isOver(attempt, clock.now()))
          await finishing.finish(tx, attempt, 'time_over')
      })
      .catch((error: unknown) => log.error({ err: error, attempt: id }, 'an attempt could not be handed in'))

  return jobKind<Record<string, never>>({
    name: 'exam.time-over',
    retries: 3,
    limitSeconds: 600,
    cron: '* * * * *',
    afterStartSeconds: 5,
    async run() {
      const before = new Date(clock.now().getTime() - SAVE_GRACE_MS)
      let after: AttemptId | undefined
      for (let batch = 0; batch < MOST_BATCHES; batch++) {
        const ids = await attemptRepo.overdue(database.primary, before, { after, limit: atOnce })
        for (const id of ids) await handIn(id)
        if (ids.length < atOnce) return
        after = ids.at(-1)
      }
    },
  })
}
