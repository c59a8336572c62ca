import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { examRecord } from '../edit/exam-document.service.ts'
import { type ExamId, examEditRepo } from '../edit/exam-edit.repo.ts'
import { examSubject } from '../edit/exam-edit.service.ts'
import { goLive } from './exam-live.service.ts'

export interface PublishPayload {
  examId: ExamId
  publishAt: string
}

/** Publishes a scheduled edition if its stored time matches. After a change of the time, the job of the old time does nothing. */
async function publishDue(kernel: Kernel, examId: ExamId, isDue: (publishAt: Date) => boolean): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const exam = await examEditRepo.lockAny(tx, examId)
    if (!exam?.publishAt || !isDue(exam.publishAt)) return
    const waiting = await examEditRepo.edition(tx, examId, exam.edition + 1)
    if (!waiting) return
    const now = kernel.clock.now()
    const live = await goLive(kernel, tx, { exam, ...waiting, now })
    await kernel.audit.record(tx, 'system', {
      action: 'exam.exam.published',
      subject: examSubject(live),
      after: await examRecord(tx, exam.collegeId, waiting.document),
      collegeId: exam.collegeId,
    })
  })
}

export const publishExam = (kernel: Kernel): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'exam.publish',
    retries: 8,
    limitSeconds: 120,
    run: ({ examId, publishAt }) => publishDue(kernel, examId, (hour) => hour.toISOString() === publishAt),
  })

/** Publishes overdue editions that have no job: the job was lost, or a backup or the demo company created the rows. */
export const publishLateExams = (kernel: Kernel): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'exam.publish-late',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    async run() {
      const now = kernel.clock.now()
      for (const id of await examEditRepo.due(kernel.database.primary, now))
        await publishDue(kernel, id, (hour) => hour <= now)
    },
  })
