import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { DeadLetter, SystemStatus } from '@sands/contract/ops/ops.model'
import type { Config } from '../../kernel/config.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { VERSION } from '../../kernel/version.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { deadLetterRepo } from './dead-letter.repo.ts'
import { presentDeadLetter } from './ops.present.ts'
import { statusRepo } from './status.repo.ts'

export interface OpsService {
  status(): Promise<SystemStatus>
  deadLetters(request: PageRequest): Promise<PageOf<DeadLetter>>
  retry(tx: Tx, viewer: Viewer, id: string): Promise<null>
  discard(tx: Tx, viewer: Viewer, id: string): Promise<null>
}

async function storageOf({ dataDir, s3 }: Config): Promise<SystemStatus['storage']> {
  if (s3) return { kind: 'bucket', place: s3.bucket, disk: null }
  const disk = await statfs(dataDir).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, bytes: blocks * bsize }),
    () => null,
  )
  return { kind: 'folder', place: join(dataDir, 'objects'), disk }
}

export function createOpsService({ audit, config, database, clock, jobs }: Kernel): OpsService {
  const startedAt = clock.now().toISOString()
  const db = database.primary
  const { pool } = database

  /** Reads the job before it is deleted, so that the log can name it. */
  async function settle(
    tx: Tx,
    viewer: Viewer,
    { id, action, act }: { id: string; action: string; act: (tx: Tx, id: string) => Promise<boolean> },
  ): Promise<null> {
    const letter = await deadLetterRepo.byId(tx, id)
    if (!letter || !(await act(tx, id))) throw fail('ops.dead_letter_gone')
    const { job, payload, reason, tries } = presentDeadLetter(letter)
    await audit.record(tx, viewer, {
      action,
      subject: { kind: 'job', id, name: job },
      before: { payload, reason, tries },
    })
    return null
  }

  return {
    async status() {
      const [facts, storage, load, dead] = await Promise.all([
        statusRepo.database(db),
        storageOf(config),
        deadLetterRepo.load(db),
        deadLetterRepo.count(db),
      ])
      const own = { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
      return {
        version: VERSION,
        startedAt,
        database: { kind: database.kind, ...facts, pool: own },
        storage,
        jobs: { ...load, dead },
      }
    },

    async deadLetters(request) {
      const [rows, total] = await Promise.all([deadLetterRepo.page(db, pageWindow(request)), deadLetterRepo.count(db)])
      return pageOf(rows.map(presentDeadLetter), total, request)
    },

    retry: (tx, viewer, id) => settle(tx, viewer, { id, action: 'ops.job.retried', act: jobs.redrive }),
    discard: (tx, viewer, id) => settle(tx, viewer, { id, action: 'ops.job.discarded', act: jobs.discard }),
  }
}
