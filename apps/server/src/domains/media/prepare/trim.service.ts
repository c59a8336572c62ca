import type { FileId } from '@sands/contract/kernel/schema'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { PrepareJobs } from './prepare.jobs.ts'
import { prepareRepo } from './prepare.repo.ts'

/** Running work on another part notices by then that it is not wanted any more. */
const UNTIL_NOTICED_MS = 30_000

/** Prepares only a part of an own video of a post, in seconds. The original stays as it is. */
export type TrimVideo = (tx: Tx, viewer: Viewer, part: { id: FileId; start: number; end: number }) => Promise<void>

export const createTrim =
  ({ clock }: Pick<Kernel, 'clock'>, { enqueue }: Pick<PrepareJobs, 'enqueue'>): TrimVideo =>
  async (tx, { userId }, { id, start, end }) => {
    const row = await prepareRepo.lockVideo(tx, { id, ownerId: userId })
    if (!row) throw fail('media.gone')
    if (row.trimStart === start && row.trimEnd === end) return
    const now = clock.now()
    await prepareRepo.trim(tx, id, { start, end, now })
    // The job of a file that waits reads the part when it starts.
    if (row.status === FILE_STATUS.queued) return
    const at = row.status === FILE_STATUS.running ? new Date(now.getTime() + UNTIL_NOTICED_MS) : undefined
    await enqueue(tx, row, at)
  }
