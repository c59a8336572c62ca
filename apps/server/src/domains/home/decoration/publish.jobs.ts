import type { Tx } from '../../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { pageChange } from './decoration.present.ts'
import { type DecorationId, type DecorationRow, decorationRepo } from './decoration.repo.ts'
import { NO_PAGE } from './decoration.service.ts'
import { decorationSubject } from './decoration-edit.service.ts'

export interface PublishPayload {
  decorationId: DecorationId
  version: number
}

/** A page becomes the current one, and the one before it belongs to the past. Both are of a college that is held. */
export async function goLive(tx: Tx, row: DecorationRow, now: Date): Promise<DecorationRow> {
  const current = await decorationRepo.lockCurrent(tx, row.collegeId)
  const { name, updatedBy, updatedAt } = row
  const values = { name, updatedBy, updatedAt, publishedAt: now }
  // After a time out of service a page may come after one that was due or published later: then its time is over.
  const since = current?.publishAt ?? current?.publishedAt
  const isLate = row.publishAt && since && since > row.publishAt
  if (!isLate && current) await decorationRepo.change(tx, current, { state: 'past', replacedAt: now })
  const live = await decorationRepo.change(
    tx,
    row,
    isLate ? { ...values, state: 'past', replacedAt: now } : { ...values, state: 'current' },
  )
  if (!live) throw new Error('the page is gone')
  return live
}

/** Publishes a page at its time. One that was withdrawn since has another version. */
export const publishScheduled = ({ database, clock, audit }: Kernel): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'home.publish',
    retries: 8,
    limitSeconds: 60,
    run: ({ decorationId, version }) =>
      database.transaction(async (tx) => {
        const collegeId = await decorationRepo.lockCollegeOf(tx, decorationId)
        const row = collegeId ? await decorationRepo.lock(tx, collegeId, decorationId) : undefined
        if (row?.state !== 'scheduled' || row.version !== version) return
        const shown = (await decorationRepo.current(tx, row.collegeId))?.page ?? NO_PAGE
        const live = await goLive(tx, row, clock.now())
        await audit.record(tx, 'system', {
          action: 'home.decoration.published',
          subject: decorationSubject(live),
          ...pageChange(shown, live.page),
          collegeId: row.collegeId,
        })
      }),
  })
