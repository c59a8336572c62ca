import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { manageRepo } from '../manage.repo.ts'
import { type EditionId, surveyRepo } from '../survey.repo.ts'
import { countRepo } from './count.repo.ts'
import type { CountReplies } from './count.service.ts'

const EDITIONS_AT_ONCE = 500

/** Counts replies soon after they arrive, so that results open at once and anonymous replies are shuffled. */
export const countNewReplies = ({ database }: Pick<Kernel, 'database'>, count: CountReplies) =>
  jobKind<Record<string, never>>({
    name: 'survey.count-replies',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    async run() {
      const db = database.primary
      let after: EditionId | undefined
      do {
        const waiting = await countRepo.waiting(db, after, EDITIONS_AT_ONCE)
        for (const { editionId, collegeId, surveyId } of waiting) {
          const edition = await surveyRepo.edition(db, editionId)
          const row = await manageRepo.byId(db, collegeId, surveyId)
          if (edition && row) await count(row.survey, edition)
        }
        after = waiting.at(-1)?.editionId
      } while (after)
    },
  })
