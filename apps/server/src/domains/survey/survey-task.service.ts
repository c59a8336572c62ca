import type { TaskCard } from '@sands/contract/study/study.model'
import { overdueStatusOf, TASK_TYPES } from '@sands/rules/study/task-card'
import type { Kernel } from '../../kernel/kernel.ts'
import type { TaskSource } from '../study/index.ts'
import { isRepeatable } from './survey.policy.ts'
import { surveyRepo } from './survey.repo.ts'

const DONE = 400

/** Surveys as tasks of a learner: those that have opened. */
export const surveyTasks = ({ database, clock }: Pick<Kernel, 'database' | 'clock'>): TaskSource => ({
  badge: 'investigationNumber',
  async first(viewer, { tagStatus, limit }) {
    const now = clock.now()
    const tags = tagStatus === undefined ? undefined : [tagStatus]
    const rows = await surveyRepo.tasks(database.primary, viewer, { tags, now, limit })
    return rows.map(({ survey, tag }) => {
      const seconds = survey.endAt && Math.floor((survey.endAt.getTime() - now.getTime()) / 1000)
      const isLeft = seconds !== null && seconds > 0
      const card: TaskCard = {
        taskId: survey.id,
        taskName: survey.live.name,
        taskType: TASK_TYPES.survey,
        tagStatus: tag as TaskCard['tagStatus'],
        overdueStatus: overdueStatusOf({ isDone: tag === DONE, secondsLeft: seconds }),
        countDownDuration: tag !== 400 && isLeft ? seconds : null,
        timeStatus: null,
        isRepeat: isRepeatable(survey) ? 1 : 0,
      }
      return { card, dueAt: survey.endAt }
    })
  },

  count: (viewer, { tagStatus }) =>
    surveyRepo.taskCount(database.primary, viewer, {
      tags: tagStatus === undefined ? undefined : [tagStatus],
      now: clock.now(),
    }),
})
