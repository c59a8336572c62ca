import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { contentRepo } from './feed/content.repo.ts'
import { deletedContentRepo } from './feed/deleted-content.repo.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 30
const AT_ONCE = 200

/** Views of past days are counted already. */
export const forgetCommunityViews = ({ clock, database }: Pick<Kernel, 'clock' | 'database'>) =>
  jobKind<Record<string, never>>({
    name: 'community.forget-views',
    retries: 3,
    limitSeconds: 600,
    cron: '45 3 * * *',
    run: async () => void (await contentRepo.forgetViews(database.primary, clock.now().toISOString().slice(0, 10))),
  })

/** Files of deleted content are used by nothing; runs before unused files are deleted. */
export const releaseCommunityFiles = ({ clock, database }: Pick<Kernel, 'clock' | 'database'>) =>
  jobKind<Record<string, never>>({
    name: 'community.release-files',
    retries: 3,
    limitSeconds: 1800,
    cron: '5 3 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
      const some = () => database.transaction((tx) => deletedContentRepo.releaseFiles(tx, { before, most: AT_ONCE }))
      while ((await some()) === AT_ONCE);
    },
  })
