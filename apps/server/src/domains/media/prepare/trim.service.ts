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

/**
 * Prepares only a part of an own video of a post, in seconds; null for the whole video. The original stays as it is.
 * False when the video shows this part already.
 */
export type TrimVideo = (
  tx: Tx,
  viewer: Viewer,
  video: { id: FileId; part: { start: number; end: number } | null },
) => Promise<boolean>

export const createTrim =
  ({ clock }: Pick<Kernel, 'clock'>, { enqueue }: Pick<PrepareJobs, 'enqueue'>): TrimVideo =>
  async (tx, { userId }, { id, part }) => {
    const row = await prepareRepo.lockVideo(tx, { id, ownerId: userId })
    if (!row) throw fail('media.gone')
    const { start, end } = part ?? { start: null, end: null }
    if (row.trimStart === start && row.trimEnd === end) return false
    const now = clock.now()
    await prepareRepo.trim(tx, id, { start, end, now })
    // The job of a file that waits reads the part when it starts.
    if (row.status === FILE_STATUS.queued) return true
    const at = row.status === FILE_STATUS.running ? new Date(now.getTime() + UNTIL_NOTICED_MS) : undefined
    await enqueue(tx, row, at)
    return true
  }
