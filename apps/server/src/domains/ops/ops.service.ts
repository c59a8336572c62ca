import type { PageOf } from '@sands/contract/kernel/schema'
import type { DeadLetter, SystemStatus } from '@sands/contract/ops/ops.model'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { VERSION } from '../../kernel/version.ts'
import { deadLetterRepo } from './dead-letter.repo.ts'
import { presentDeadLetter } from './ops.present.ts'

export interface OpsService {
  status(): Promise<SystemStatus>
  deadLetters(request: PageRequest): Promise<PageOf<DeadLetter>>
  retry(tx: Tx, id: string): Promise<null>
  discard(tx: Tx, id: string): Promise<null>
}

export function createOpsService({ database, clock, jobs }: Kernel): OpsService {
  const startedAt = clock.now().toISOString()
  const db = database.primary
  return {
    async status() {
      const [{ rows }, load, dead] = await Promise.all([
        db.execute<{ server_version: string }>(sql`show server_version`),
        deadLetterRepo.load(db),
        deadLetterRepo.count(db),
      ])
      return {
        version: VERSION,
        startedAt,
        database: { kind: database.kind, version: rows[0]?.server_version ?? '' },
        jobs: { ...load, dead },
      }
    },

    async deadLetters(request) {
      const [rows, total] = await Promise.all([deadLetterRepo.page(db, pageWindow(request)), deadLetterRepo.count(db)])
      return pageOf(rows.map(presentDeadLetter), total, request)
    },

    async retry(tx, id) {
      if (!(await jobs.redrive(tx, id))) throw fail('ops.dead_letter_gone')
      return null
    },

    async discard(tx, id) {
      if (!(await jobs.discard(tx, id))) throw fail('ops.dead_letter_gone')
      return null
    },
  }
}
