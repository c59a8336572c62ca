import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { importRepo } from './import.repo.ts'

const DAY_MS = 86_400_000
/** An import that started in the last minute of its day may still be waiting in the queue. */
const KEEP_DAYS = 2
const AT_ONCE = 100

/** Deletes files for import that have expired. */
export const forgetImports = ({ database, clock, store }: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'org.forget-imports',
    retries: 3,
    limitSeconds: 600,
    cron: '50 3 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
      for (;;) {
        const old = await importRepo.before(database.primary, before, AT_ONCE)
        await store.remove(old.map(({ key }) => key))
        for (const { id } of old) await importRepo.remove(database.primary, id)
        if (old.length < AT_ONCE) return
      }
    },
  })
