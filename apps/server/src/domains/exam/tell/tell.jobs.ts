import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ExamMessages, Retake } from './tell.service.ts'

type Nothing = Record<string, never>

export const announceExams = (messages: Pick<ExamMessages, 'announce'>): JobKind<Nothing> =>
  jobKind<Nothing>({
    name: 'exam.announce',
    retries: 3,
    limitSeconds: 600,
    cron: '*/5 * * * *',
    afterStartSeconds: 20,
    run: () => messages.announce(),
  })

export const tellResults = (messages: Pick<ExamMessages, 'results'>): JobKind<Nothing> =>
  jobKind<Nothing>({
    name: 'exam.tell-results',
    retries: 3,
    limitSeconds: 600,
    cron: '* * * * *',
    afterStartSeconds: 25,
    run: () => messages.results(),
  })

export const tellRetake = (messages: Pick<ExamMessages, 'retake'>): JobKind<Retake> =>
  jobKind<Retake>({
    name: 'exam.tell-retake',
    retries: 5,
    limitSeconds: 300,
    run: (granted) => messages.retake(granted),
  })

/** Tells people about other terms after the transaction that gave them. */
export function listenToOverrides({ events, jobs }: Pick<Kernel, 'events' | 'jobs'>, job: JobKind<Retake>): void {
  events.on('exam.override-changed', (tx, { examId, userId, departmentId, at }) =>
    jobs.enqueue(tx, job, { examId, userId, departmentId, at: at.toISOString() }),
  )
}
