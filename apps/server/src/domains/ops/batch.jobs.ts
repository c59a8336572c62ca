import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { storedReason } from './batch.present.ts'
import { batchRepo } from './batch.repo.ts'
import { BATCH_JOB, batchFolder } from './batch.service.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 7
const AT_ONCE = 200

type Parts = Pick<Kernel, 'config' | 'clock' | 'database' | 'store'>

/** Deletes old results: the file first, then the row that refers to it. */
async function removeOld({ clock, database, store }: Parts): Promise<void> {
  const moment = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
  for (;;) {
    const old = await batchRepo.endedBefore(database.primary, moment, AT_ONCE)
    if (old.length === 0) return
    await store.remove(old.flatMap(({ fileKey }) => fileKey ?? []))
    await batchRepo.remove(
      database.primary,
      old.map(({ id }) => id),
    )
  }
}

/** Deletes folders of batches whose process died. */
async function removeFolders({ config, database }: Parts): Promise<void> {
  const home = batchFolder(config.dataDir)
  const found = await readdir(home).catch(() => [])
  const busy = new Set<string>((await batchRepo.underWay(database.primary)).map(({ id }) => id))
  const stale = found.filter((name) => !busy.has(name))
  await Promise.all(stale.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

export const tidyBatches = (parts: Parts) =>
  jobKind<Record<string, never>>({
    name: 'ops.tidy-batches',
    retries: 3,
    limitSeconds: 600,
    cron: '50 3 * * *',
    async run() {
      await removeOld(parts)
      await removeFolders(parts)
    },
  })

/** Ends batches whose job has died, so that nobody waits for them. */
export const endLostBatches = ({ clock, database }: Parts) =>
  jobKind<Record<string, never>>({
    name: 'ops.end-lost-batches',
    retries: 0,
    limitSeconds: 60,
    cron: '*/5 * * * *',
    async run() {
      const reason = storedReason(new Error('lost'), 'lost')
      await batchRepo.endLost(database.primary, { job: BATCH_JOB, reason, now: clock.now() })
    },
  })
