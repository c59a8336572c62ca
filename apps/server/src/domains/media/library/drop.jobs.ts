import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { removeFolder } from '../remove-folder.ts'

export type DropJob = JobKind<{ folders: string[] }>

/**
 * Deletes the objects of deleted rows. Queued in the transaction that
 * deletes the rows, so that a crash leaves no objects behind.
 */
export const dropObjects = ({ store }: Pick<Kernel, 'store'>): DropJob =>
  jobKind<{ folders: string[] }>({
    name: 'media.drop-objects',
    retries: 8,
    limitSeconds: 1800,
    async run({ folders }) {
      for (const folder of folders) await removeFolder(store, folder)
    },
  })
