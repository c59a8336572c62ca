import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type CompletionRule, progressOf } from '@sands/rules/training/progress'
import type { Tx } from '../../../kernel/database/database.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TaskKind } from '../../study/index.ts'
import type { CompletedPayload } from './completed.jobs.ts'
import { type OwnMove, recordRepo, type TaskRow, type TrainingId } from './record.repo.ts'

/** A published project as far as its progress is concerned. */
export interface CountedTraining {
  id: TrainingId
  collegeId: CollegeId
  title: string
  completion: CompletionRule
  points: number
}

export interface TrainingProgressService {
  /** Completes the project for those of the members who have done enough; null for all members. */
  complete(tx: Tx, training: CountedTraining, userIds: readonly UserId[] | null): Promise<void>
  /** Takes over what new members have done before. */
  adopt(tx: Tx, training: CountedTraining, userIds: readonly UserId[]): Promise<void>
  /** A member has done something with a task that has no content elsewhere. `isShared`: the project is locked already. */
  moveOwn(tx: Tx, move: OwnMove, lock?: { isShared: boolean }): Promise<void>
  /** The same for members who pass such a task at the same time. The project is locked already. */
  passAll(tx: Tx, passed: Parameters<typeof recordRepo.passAll>[1]): Promise<void>
  /** Follows what people do with the content of tasks. */
  listen(): void
}

/** People whose completion is told in one transaction. */
const TOLD_AT_ONCE = 500

/** The tasks that count for the completion, and how many of them are wanted. */
export function countedTasks(tasks: readonly TaskRow[], rule: CompletionRule) {
  const there = tasks.filter((task) => task.refDeletedAt === null)
  const required = there.filter((task) => task.isRequired)
  const counted = rule.kind === 'count' || required.length === 0 ? there : required
  const { total } = progressOf(
    there.map(({ isRequired }) => ({ isRequired, isDone: false, isRefDeleted: false })),
    rule,
  )
  return { counted, wanted: total }
}

export function createTrainingProgress(
  { clock, events, jobs }: Pick<Kernel, 'clock' | 'events' | 'jobs'>,
  {
    kinds,
    completedJob,
    find,
  }: {
    kinds: () => readonly TaskKind[]
    completedJob: JobKind<CompletedPayload>
    find: (tx: Tx, ids: readonly TrainingId[]) => Promise<CountedTraining[]>
  },
): TrainingProgressService {
  const complete: TrainingProgressService['complete'] = async (tx, training, userIds) => {
    const { id: trainingId, collegeId, title, points } = training
    const { counted, wanted } = countedTasks(await recordRepo.tasks(tx, trainingId), training.completion)
    if (wanted === 0) return
    const at = clock.now()
    const taskIds = counted.map(({ id }) => id)
    const completed = await recordRepo.complete(tx, { trainingId, userIds, taskIds, wanted, at })
    for (let from = 0; from < completed.length; from += TOLD_AT_ONCE) {
      const some = completed.slice(from, from + TOLD_AT_ONCE)
      const told = { trainingId, collegeId, title, points, userIds: some, at: at.toISOString() }
      await jobs.enqueue(tx, completedJob, told)
    }
  }

  return {
    complete,

    async adopt(tx, training, userIds) {
      if (userIds.length === 0) return
      const tasks = await recordRepo.tasks(tx, training.id)
      for (const kind of kinds()) {
        const refIds = tasks.flatMap(({ type, refId }) => (type === kind.type && refId !== null ? refId : []))
        if (refIds.length > 0) await recordRepo.adopt(tx, { trainingId: training.id, kind, refIds, userIds })
      }
      await complete(tx, training, userIds)
    },

    async moveOwn(tx, move, { isShared } = { isShared: false }) {
      if (!isShared) await recordRepo.share(tx, move.trainingId)
      if (!(await recordRepo.moveOwn(tx, move)) || move.state !== 'passed') return
      for (const training of await find(tx, [move.trainingId])) await complete(tx, training, [move.userId])
    },

    async passAll(tx, passed) {
      const moved = await recordRepo.passAll(tx, passed)
      if (moved.length === 0) return
      for (const training of await find(tx, [passed.trainingId])) await complete(tx, training, moved)
    },

    listen() {
      for (const kind of kinds())
        kind.listen(events, async (tx, move) => {
          const { type } = kind
          const containing = await recordRepo.lockContaining(tx, { ...move, type })
          if (containing.length === 0) return
          const moved = await recordRepo.move(tx, { trainingIds: containing, type, move })
          if (move.state !== 'passed' || moved.length === 0) return
          const members = Map.groupBy(moved, ({ trainingId }) => trainingId)
          for (const training of await find(tx, [...members.keys()])) {
            const userIds = members.get(training.id)?.map(({ userId }) => userId) ?? []
            await complete(tx, training, userIds)
          }
        })
    },
  }
}
