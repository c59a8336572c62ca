import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Watch } from './watch.service.ts'

export const watchPeople = (watch: Watch) =>
  jobKind<Record<string, never>>({
    name: 'auth.watch-people',
    retries: 0,
    limitSeconds: 55,
    cron: '* * * * *',
    run: async () => void (await watch.run()),
  })
