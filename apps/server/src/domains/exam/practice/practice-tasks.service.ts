import type { PracticeItem } from '@sands/contract/exam/practice.model'
import type { TagStatus, TaskCard } from '@sands/contract/study/study.model'
import { isHandedIn, overdueStatusOf, TASK_TYPES } from '@sands/rules/study/task-card'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { StudyServices } from '../../study/index.ts'
import type { LearnerPracticeService } from './learner-practice.service.ts'

type TaskSource = StudyServices['taskSources']['all'][number]

function cardOf(item: PracticeItem, now: Date): TaskCard {
  const left = item.endTime === null ? null : Math.floor((Date.parse(item.endTime) - now.getTime()) / 1000)
  return {
    taskId: item.practiseId,
    taskName: item.practiseName,
    taskType: TASK_TYPES.practice,
    tagStatus: item.tagStatus,
    overdueStatus: overdueStatusOf({ isDone: isHandedIn(item.tagStatus), secondsLeft: left }),
    countDownDuration: left === null ? null : Math.max(0, left),
    timeStatus: item.timeStatus,
    isRepeat: item.isRepeat,
  }
}

/** Practices in the list of everything a person has to do. */
export function practiceTasks({ clock }: Pick<Kernel, 'clock'>, practices: LearnerPracticeService): TaskSource {
  const listed = async (viewer: Viewer, tagStatus: TagStatus | undefined) =>
    (await practices.all(viewer)).filter((item) => tagStatus === undefined || item.tagStatus === tagStatus)
  return {
    badge: 'examAndPracticeNumber',
    async first(viewer, { tagStatus, limit }) {
      const found = await listed(viewer, tagStatus)
      const now = clock.now()
      return found
        .map((item) => ({ card: cardOf(item, now), dueAt: item.endTime === null ? null : new Date(item.endTime) }))
        .toSorted((one, other) => (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity))
        .slice(0, limit)
    },
    count: async (viewer, { tagStatus }) => (await listed(viewer, tagStatus)).length,
  }
}
