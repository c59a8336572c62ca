import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { trainingSubject } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { countedTraining } from '../member/sync.service.ts'
import { contentKey, isGoneForGood, type TaskContents } from './contents.service.ts'
import type { TrainingProgressService } from './progress.service.ts'
import { recordRepo, type TaskRow } from './record.repo.ts'

/**
 * Waives tasks whose content was deleted or does not take place, with an audit line, and completes projects for members who had nothing else to
 * do. Screens show a deleted content at once; this job writes it down.
 */
export const waiveDeleted = (
  { database, clock, audit }: Kernel,
  { contents, progress }: { contents: TaskContents; progress: TrainingProgressService },
): JobKind<Record<string, never>> => {
  const waive = (task: TaskRow) =>
    database.transaction(async (tx) => {
      const training = await trainingEditRepo.lockAny(tx, task.trainingId)
      const counted = training && countedTraining(training)
      if (!training || !counted) return
      // The content may have come back, or a publication may have replaced the task, before the lock.
      const current = (await recordRepo.tasks(tx, training.id)).find(({ id }) => id === task.id)
      if (!current) return
      const found = await contents.find(tx, training.collegeId, [current])
      if (!isGoneForGood(current, found)) return
      const reason = found.get(contentKey(current))?.calledOff?.reason
      await recordRepo.markDeleted(tx, task.id, clock.now())
      await audit.record(tx, 'system', {
        action: 'training.task.waived-deleted',
        subject: trainingSubject(training),
        after: { task: task.name || task.refTitle, ...(reason !== undefined && { reason }) },
        collegeId: training.collegeId,
      })
      await progress.complete(tx, counted, null)
    })
  return jobKind<Record<string, never>>({
    name: 'training.waive-deleted',
    retries: 3,
    limitSeconds: 600,
    cron: '*/5 * * * *',
    async run() {
      const db = database.primary
      for (const collegeId of await recordRepo.colleges(db)) {
        const tasks = await recordRepo.withContent(db, collegeId)
        const found = await contents.find(db, collegeId, tasks)
        for (const task of tasks) if (isGoneForGood(task, found)) await waive(task)
      }
    },
  })
}
