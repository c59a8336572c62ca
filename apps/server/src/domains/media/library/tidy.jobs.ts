import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { DropJob } from './drop.jobs.ts'
import type { FileUses } from './file-uses.repo.ts'
import { FILE_ID, libraryRepo } from './library.repo.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 30
const AT_ONCE = 200

/** Deletes uploaded files that have stayed unused for a long time. */
export function tidyFiles({ clock, database, jobs, log }: Kernel, { uses, drop }: { uses: FileUses; drop: DropJob }) {
  const unused = () => uses.unused(FILE_ID)

  /** How many files were checked, and how many were deleted. */
  const tidySome = (before: Date): Promise<{ looked: number; removed: number }> =>
    database.transaction(async (tx) => {
      const ids = await libraryRepo.idle(tx, { before, unused: unused(), most: AT_ONCE })
      const folders = ids.length > 0 ? await libraryRepo.removeUnused(tx, ids, unused()) : []
      if (folders.length > 0) await jobs.enqueue(tx, drop, { folders })
      return { looked: ids.length, removed: folders.length }
    })

  return jobKind<Record<string, never>>({
    name: 'media.tidy',
    retries: 3,
    limitSeconds: 1800,
    cron: '20 3 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
      let all = 0
      for (;;) {
        const { looked, removed } = await tidySome(before)
        all += removed
        if (looked < AT_ONCE || removed === 0) break
      }
      if (all > 0) log.info({ files: all }, 'unused files were deleted')
    },
  })
}
