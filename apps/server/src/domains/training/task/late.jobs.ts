import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TaskKind } from '../../study/index.ts'
import type { MemberSync } from '../member/sync.service.ts'
import { recordRepo } from './record.repo.ts'

/** Projects that have ended between two runs are looked at once more. */
const ENDED_MS = 3 * 3_600_000

/**
 * Takes over what members did with content that reports nothing by itself. Everybody who did it since the last run is
 * recorded at once, so that a record does not tell when a person replied to an anonymous survey.
 */
export const adoptLate = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { kinds, sync }: { kinds: () => readonly TaskKind[]; sync: Pick<MemberSync, 'adoptAll'> },
): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'training.adopt-late',
    retries: 3,
    limitSeconds: 1800,
    cron: '25 * * * *',
    async run() {
      const db = database.primary
      const endedSince = new Date(clock.now().getTime() - ENDED_MS)
      for (const { type, silent } of kinds()) {
        if (!silent) continue
        const tasks = await recordRepo.liveContents(db, { type, endedSince })
        const silentIds = new Set(await silent(db, [...new Set(tasks.map(({ refId }) => refId))]))
        const trainingIds = tasks.flatMap(({ trainingId, refId }) => (silentIds.has(refId) ? trainingId : []))
        for (const trainingId of new Set(trainingIds)) await sync.adoptAll(trainingId)
      }
    },
  })
