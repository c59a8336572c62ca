import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { isGone, type TaskContents } from '../task/contents.service.ts'
import { countedTasks } from '../task/progress.service.ts'
import { recordRepo } from '../task/record.repo.ts'
import { type ProjectToTell, type TaskToTell, type ToTell, tellRepo } from './tell.repo.ts'

const DAY_MS = 86_400_000
/** Members are told this long before the due date. */
const SOON_MS = 3 * DAY_MS
/** What is older than this was missed while the server was away, and is not told any more. */
const LATE_MS = 2 * DAY_MS

/** Tells members that a project has started, that it is due soon and that it is overdue; each date once, also the dates of single tasks. */
export const tellDates = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { send, contents }: { send: SendMessage; contents: Pick<TaskContents, 'find'> },
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
  const db = database.primary

  /** Content that was deleted or does not take place is waived on the screens at once, before a job writes it down. */
  async function withoutGone(found: readonly TaskToTell[]): Promise<TaskToTell[]> {
    const left: TaskToTell[] = []
    for (const [collegeId, some] of Map.groupBy(found, (each) => each.collegeId)) {
      const known = await contents.find(db, collegeId, some)
      left.push(...some.filter((each) => !isGone(each, known)))
    }
    return left
  }

  /** Those of the members who have something to do: the same tasks are left out, and what waits for its mark. */
  async function withOpen({ completion, ...found }: ProjectToTell): Promise<ToTell> {
    const { trainingId, collegeId, userIds } = found
    const tasks = await recordRepo.tasks(db, trainingId)
    const known = await contents.find(db, collegeId, tasks)
    const left = tasks.filter((task) => !isGone(task, known))
    const { counted, wanted } = countedTasks(left, completion)
    const taskIds = counted.map(({ id }) => id)
    return { ...found, userIds: await tellRepo.unfinished(db, { trainingId, userIds, taskIds, wanted }) }
  }

  async function tellOpen(name: 'training.due_soon' | 'training.overdue', found: ProjectToTell): Promise<void> {
    const open = await withOpen(found)
    if (open.userIds.length > 0) await tell(name, open)
  }

  return jobKind<Record<string, never>>({
    name: 'training.tell-dates',
    retries: 3,
    limitSeconds: 600,
    cron: '*/30 * * * *',
    async run() {
      const now = clock.now()
      const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)
      const past = { from: after(-LATE_MS), until: now, now }
      for (const found of await tellRepo.started(db, past)) await tell('training.started', found)
      for (const found of await tellRepo.due(db, { from: now, until: after(SOON_MS), now }))
        await tellOpen('training.due_soon', found)
      const soon = await tellRepo.taskDue(db, { from: now, until: after(SOON_MS), now })
      for (const found of await withoutGone(soon)) await tellTask('training.task_due_soon', found)
      for (const found of await tellRepo.overdue(db, past)) await tellOpen('training.overdue', found)
      for (const found of await withoutGone(await tellRepo.taskOverdue(db, past)))
        await tellTask('training.task_overdue', found)
    },
  })
}
