import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { PrepareJobs } from './prepare.jobs.ts'
import { prepareRepo } from './prepare.repo.ts'

/** Each dead job had several tries already; after this many dead jobs the file has failed. */
const MOST_DEATHS = 2
/** By then the queue supervisor has noticed the jobs that died with the previous process. */
const AFTER_START_S = 60
const QUIET_MS = 60_000

type Parts = Pick<Kernel, 'clock' | 'database' | 'log'>

/** Finds files whose job died with its process: such a file gets another job, or is marked as failed. */
export const requeueLostFiles = (
  { clock, database, log }: Parts,
  { kinds, enqueue }: Pick<PrepareJobs, 'kinds' | 'enqueue'>,
): JobKind<object> =>
  jobKind({
    name: 'media.take-up-lost',
    retries: 0,
    limitSeconds: 120,
    cron: '25 * * * *',
    afterStartSeconds: AFTER_START_S,
    run: () =>
      database.transaction(async (tx) => {
        const now = clock.now()
        const queues = kinds.map(({ name }) => name)
        await prepareRepo.takeTurn(tx)
        const lost = await prepareRepo.lost(tx, { queues, before: new Date(now.getTime() - QUIET_MS) })
        for (const { deaths, ...file } of lost) {
          log.warn({ file: file.id, deaths }, 'the preparation job of a file was lost')
          if (deaths >= MOST_DEATHS) await prepareRepo.endLost(tx, file.id, now)
          else {
            await prepareRepo.waitAgain(tx, file.id, now)
            await enqueue(tx, file)
          }
        }
      }),
  })
