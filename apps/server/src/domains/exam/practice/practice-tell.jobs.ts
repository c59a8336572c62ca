import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { PracticeMessages } from './practice-tell.service.ts'

type Nothing = Record<string, never>

export const announcePractices = (messages: PracticeMessages): JobKind<Nothing> =>
  jobKind<Nothing>({
    name: 'exam.announce-practices',
    retries: 3,
    limitSeconds: 600,
    cron: '*/5 * * * *',
    afterStartSeconds: 30,
    run: () => messages.announce(),
  })
