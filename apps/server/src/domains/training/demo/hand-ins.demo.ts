import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { RecordState } from '@sands/rules/training/progress'
import type { Tx } from '../../../kernel/database/database.ts'
import { homeworkRepo } from '../homework/homework.repo.ts'
import { recordRepo, type TrainingId } from '../task/record.repo.ts'
import type { DemoAttempt, DemoHandIn } from './projects.demo.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  /** Who marks it. */
  ownerId: UserId
  person(userName: string): UserId
}

/** Returned work is open again. */
const RECORDS = { handed_in: 'reviewing', returned: 'started', passed: 'passed' } as const satisfies Record<
  DemoAttempt['state'],
  RecordState
>

const markOf = ({ state, score, comment = '' }: DemoAttempt, { ownerId, at }: { ownerId: UserId; at: Date }) =>
  state === 'handed_in'
    ? {}
    : {
        score: score ?? null,
        rubric: score === undefined ? null : { whole: score },
        comment,
        markedBy: ownerId,
        markedAt: new Date(at.getTime() + HOUR_MS),
      }

/** What members of a demo project have handed in. What waits comes into the queue by `training.complete-queue`. */
export async function addHandIns(
  { tx, collegeId, now, ownerId, person }: Place,
  trainingId: TrainingId,
  handIns: readonly DemoHandIn[],
): Promise<void> {
  if (handIns.length === 0) return
  const tasks = await recordRepo.tasks(tx, trainingId)
  for (const { member, task: name, attempts } of handIns) {
    const task = tasks.find((each) => each.name === name)
    if (!task) throw new Error(`the demo project has no task ${name}`)
    const userId = person(member)
    for (const [index, attempt] of attempts.entries()) {
      const { content, daysAgo, state } = attempt
      const at = new Date(now.getTime() - daysAgo * DAY_MS)
      const row = { taskId: task.id, userId, trainingId, collegeId, number: index + 1, content, state, submittedAt: at }
      await homeworkRepo.add(tx, { ...row, lateMinutes: 0, ...markOf(attempt, { ownerId, at }) }, [])
      await recordRepo.moveOwn(tx, { trainingId, taskId: task.id, userId, state: RECORDS[state], at })
    }
  }
}
