import type { TaskCard } from '@sands/contract/study/study.model'
import { overdueStatusOf, TASK_TYPES } from '@sands/rules/study/task-card'
import type { Kernel } from '../../kernel/kernel.ts'
import type { TaskSource } from '../study/index.ts'
import { faceTaskRepo } from './learn/face-task.repo.ts'

const [NOT_STARTED, ONGOING] = [100, 200] as const

/** Sessions in which the person has a seat, as tasks: the badge counts those that are not over. */
export const faceTasks = ({ database, clock }: Pick<Kernel, 'database' | 'clock'>): TaskSource => ({
  badge: 'faceNumber',
  async first(viewer, { tagStatus, limit }) {
    const now = clock.now()
    const rows = await faceTaskRepo.first(database.primary, viewer, { tagStatus, now, limit })
    return rows.map(({ id, title, tag, startsAt, endsAt }) => {
      const dueAt = tag === NOT_STARTED ? startsAt : endsAt
      const seconds = dueAt && Math.floor((dueAt.getTime() - now.getTime()) / 1000)
      const isOpen = tag === NOT_STARTED || tag === ONGOING
      const card: TaskCard = {
        taskId: id,
        taskName: title,
        taskType: TASK_TYPES.face,
        tagStatus: tag,
        overdueStatus: overdueStatusOf({ isDone: !isOpen, secondsLeft: seconds }),
        countDownDuration: isOpen && seconds !== null && seconds > 0 ? seconds : null,
        timeStatus: null,
        isRepeat: 0,
      }
      return { card, dueAt: isOpen ? dueAt : null }
    })
  },

  count: (viewer, { tagStatus }) => faceTaskRepo.count(database.primary, viewer, { tagStatus, now: clock.now() }),
})
