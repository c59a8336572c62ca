import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { removeFolder } from '../remove-folder.ts'

export type DropJob = JobKind<{ folders: string[] }>

/** Takes away what lies in the store of rows that are gone. Asked for in their transaction, so that a crash leaves nothing behind. */
export const dropObjects = ({ store }: Pick<Kernel, 'store'>): DropJob =>
  jobKind<{ folders: string[] }>({
    name: 'media.drop-objects',
    retries: 8,
    limitSeconds: 1800,
    async run({ folders }) {
      for (const folder of folders) await removeFolder(store, folder)
    },
  })
