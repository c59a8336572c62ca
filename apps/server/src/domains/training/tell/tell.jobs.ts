import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { type TaskToTell, type ToTell, tellRepo } from './tell.repo.ts'

const DAY_MS = 86_400_000
/** Members are told this long before the due date. */
const SOON_MS = 3 * DAY_MS
/** What is older than this was missed while the server was away, and is not told any more. */
const LATE_MS = 2 * DAY_MS

/** Tells members that a project has started, that it is due soon and that it is overdue; each date once, also the dates of single tasks. */
export const tellDates = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): JobKind<Record<string, never>> => {
  const tell = (
    name: 'training.started' | 'training.due_soon' | 'training.overdue',
    { trainingId, collegeId, title, at, userIds }: ToTell,
  ) =>
    database.transaction((tx) =>
      send(tx, {
        collegeId,
        category: 'study',
        to: { userIds },
        texts: fromTemplate(name, { training: title }),
        jump: { to: 'training', moduleId: trainingId },
        dedupeKey: `${name} ${trainingId} ${at.getTime()}`,
      }),
    )
  const tellTask = (
    name: 'training.task_due_soon' | 'training.task_overdue',
    { trainingId, collegeId, title, task, taskId, at, userIds }: TaskToTell,
  ) =>
    database.transaction((tx) =>
      send(tx, {
        collegeId,
        category: 'study',
        to: { userIds },
        texts: fromTemplate(name, { training: title, task }),
        jump: { to: 'training', moduleId: trainingId },
        dedupeKey: `${name} ${taskId} ${at.getTime()}`,
      }),
    )
  return jobKind<Record<string, never>>({
    name: 'training.tell-dates',
    retries: 3,
    limitSeconds: 600,
    cron: '*/30 * * * *',
    async run() {
      const db = database.primary
      const now = clock.now()
      const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
      const past = { from: after(-LATE_MS), until: now, now }
      for (const found of await tellRepo.started(db, past)) await tell('training.started', found)
      for (const found of await tellRepo.due(db, { from: now, until: after(SOON_MS), now }))
        await tell('training.due_soon', found)
      for (const found of await tellRepo.taskDue(db, { from: now, until: after(SOON_MS), now }))
        await tellTask('training.task_due_soon', found)
      for (const found of await tellRepo.overdue(db, past)) await tell('training.overdue', found)
      for (const found of await tellRepo.taskOverdue(db, past)) await tellTask('training.task_overdue', found)
    },
  })
}
