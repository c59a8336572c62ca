import type { TagStatus, TaskCard } from '@sands/contract/study/study.model'
import { isHandedIn, overdueStatusOf } from '@sands/rules/study/task-card'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { StudyServices } from '../../study/index.ts'
import type { LearnerExamService, ListedExam } from './learner-exam.service.ts'

type TaskSource = StudyServices['taskSources']['all'][number]

const EXAM_TASK = 3

function cardOf({ item, terms }: ListedExam, now: Date): TaskCard {
  const left = terms.closesAt ? Math.floor((terms.closesAt.getTime() - now.getTime()) / 1000) : null
  return {
    taskId: item.examId,
    taskName: item.examName,
    taskType: EXAM_TASK,
    tagStatus: item.tagStatus as TagStatus,
    overdueStatus: overdueStatusOf({ isDone: isHandedIn(item.tagStatus), secondsLeft: left }),
    countDownDuration: left === null ? null : Math.max(0, left),
    timeStatus: null,
    isRepeat: terms.attempts === 1 ? 0 : 1,
  }
}

/** Exams in the list of everything a person has to do. */
export function examTasks({ clock }: Pick<Kernel, 'clock'>, exams: LearnerExamService): TaskSource {
  const listed = async (viewer: Viewer, tagStatus: TagStatus | undefined) =>
    (await exams.all(viewer)).filter(({ item }) => tagStatus === undefined || item.tagStatus === tagStatus)
  return {
    badge: 'examAndPracticeNumber',
    async first(viewer, { tagStatus, limit }) {
      const found = await listed(viewer, tagStatus)
      const now = clock.now()
      return found
        .map((exam) => ({ card: cardOf(exam, now), dueAt: exam.terms.closesAt }))
        .toSorted((one, other) => (one.dueAt?.getTime() ?? Infinity) - (other.dueAt?.getTime() ?? Infinity))
        .slice(0, limit)
    },
    count: async (viewer, { tagStatus }) => (await listed(viewer, tagStatus)).length,
  }
}
