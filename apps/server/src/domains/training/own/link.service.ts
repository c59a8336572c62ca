import type { CallBody, CallData } from '@sands/contract/calls'
import { linkSecondsLeft } from '@sands/rules/training/link-task'
import { TASK_PASSED } from '@sands/rules/training/task-type'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import { linkRepo } from './link.repo.ts'
import { type OwnTasks, presentHead } from './own-task.service.ts'

type LinkTask = CallData<'GET /sands-lms/api/v1/link/get'>
type LinkStep = CallBody<'POST /sands-lms/api/v1/link/complete'>
type LinkState = CallData<'POST /sands-lms/api/v1/link/complete'>

export interface LinkTaskService {
  get(viewer: Viewer, id: TrainingTaskId): Promise<LinkTask>
  complete(tx: Tx, viewer: Viewer, step: LinkStep): Promise<LinkState>
}

export function createLinkTasks(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { ownTasks, progress }: { ownTasks: OwnTasks; progress: TrainingProgressService },
): LinkTaskService {
  const timeOf = (openedAt: Date | null, minSeconds: number) => ({
    openTime: openedAt?.toISOString() ?? null,
    leftSeconds: linkSecondsLeft({
      minSeconds,
      openedAt: openedAt?.getTime() ?? null,
      now: clock.now().getTime(),
    }),
  })

  return {
    async get(viewer, id) {
      const db = database.primary
      const { task, settings } = await ownTasks.find(db, viewer, id, ['link'])
      const openedAt = await linkRepo.openedAt(db, id, viewer.userId)
      const { url, minSeconds } = settings
      // The address of a locked task is not for the member yet.
      return {
        ...presentHead({ task, settings }),
        url: task.lockStatus === 1 ? '' : url,
        minSeconds,
        ...timeOf(openedAt, minSeconds),
      }
    },

    async complete(tx, viewer, { taskId, step }) {
      const { task, settings } = await ownTasks.find(tx, viewer, taskId, ['link'])
      const { userId } = viewer
      const { minSeconds } = settings
      if (task.lockStatus === 1) throw fail('training.task_locked')
      const at = clock.now()
      if (step === 'open') await linkRepo.open(tx, { taskId, userId, openedAt: at })
      const openedAt = await linkRepo.openedAt(tx, taskId, userId)
      const time = timeOf(openedAt, minSeconds)
      if (task.status === TASK_PASSED) return { status: task.status, ...time }
      if (time.leftSeconds === null) throw fail('training.link_not_opened')
      if (step === 'finish' && time.leftSeconds > 0)
        throw fail('training.link_too_early', { seconds: time.leftSeconds })
      const isDone = time.leftSeconds === 0
      const { trainingId } = task
      await progress.moveOwn(tx, { trainingId, taskId, userId, state: isDone ? 'passed' : 'started', at })
      return { status: isDone ? TASK_PASSED : task.status, ...time }
    },
  }
}
