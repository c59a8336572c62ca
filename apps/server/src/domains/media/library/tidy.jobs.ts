import type { FileId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { DropJob } from './drop.jobs.ts'
import type { FileUses } from './file-uses.repo.ts'
import { FILE_ID, type IdleFile, libraryRepo } from './library.repo.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 30
const AT_ONCE = 200

/** Deletes uploaded files that have stayed unused for a long time. */
export function tidyFiles({ clock, database, jobs, log }: Kernel, { uses, drop }: { uses: FileUses; drop: DropJob }) {
  const unused = () => uses.unused(FILE_ID)

  /** Undefined when the database refuses it: something still refers to a file that no domain says it uses. */
  const attempt = (tx: Tx, ids: readonly FileId[]): Promise<string[] | undefined> =>
    tx
      .transaction((inner) => libraryRepo.removeUnused(inner, ids, unused()))
      .catch((error: unknown) => {
        if (ids.length === 1) log.warn({ fileId: ids[0], error }, 'an unused file could not be deleted')
        return undefined
      })

  /** All at once, or one by one when one of them cannot be deleted: it must not keep the others. */
  async function removeAll(tx: Tx, ids: readonly FileId[]): Promise<string[]> {
    const all = await attempt(tx, ids)
    if (all) return all
    const folders: string[] = []
    for (const id of ids) folders.push(...((await attempt(tx, [id])) ?? []))
    return folders
  }

  /** How many files were deleted, and the last one that was looked at; without it there are no more. */
  const tidySome = (before: Date, after?: IdleFile): Promise<{ removed: number; last: IdleFile | undefined }> =>
    database.transaction(async (tx) => {
      const found = await libraryRepo.idle(tx, { before, unused: unused(), most: AT_ONCE, after })
      const ids = found.map(({ id }) => id)
      const folders = ids.length > 0 ? await removeAll(tx, ids) : []
      if (folders.length > 0) await jobs.enqueue(tx, drop, { folders })
      return { removed: folders.length, last: found.length < AT_ONCE ? undefined : found.at(-1) }
    })

  return jobKind<Record<string, never>>({
    name: 'media.tidy',
    retries: 3,
    limitSeconds: 1800,
    cron: '20 3 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
      let all = 0
      let after: IdleFile | undefined
      do {
        const { removed, last } = await tidySome(before, after)
        all += removed
        after = last
      } while (after)
      if (all > 0) log.info({ files: all }, 'unused files were deleted')
    },
  })
}
