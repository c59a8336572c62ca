import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { pageChange } from './decoration.present.ts'
import { type DecorationId, decorationRepo } from './decoration.repo.ts'
import { NO_PAGE } from './decoration.service.ts'
import { decorationSubject } from './decoration-edit.service.ts'
import { goLive } from './go-live.service.ts'

export interface PublishPayload {
  decorationId: DecorationId
  version: number
}

/** Publishes a page at its hour. A page that was withdrawn since has another version and is skipped. */
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
