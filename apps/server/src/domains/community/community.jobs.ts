import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { contentRepo } from './feed/content.repo.ts'

/** Views of past days are counted already. */
export const forgetCommunityViews = ({ clock, database }: Pick<Kernel, 'clock' | 'database'>) =>
  jobKind<Record<string, never>>({
    name: 'community.forget-views',
    retries: 3,
    limitSeconds: 600,
    cron: '45 3 * * *',
    run: async () => void (await contentRepo.forgetViews(database.primary, clock.now().toISOString().slice(0, 10))),
  })
