import { JUMP, type Jump } from '../jump.ts'

/** The fields of a task card that decide what it offers. */
interface TaskFacts {
  taskType: number
  tagStatus: number
  timeStatus: number | null
  isRepeat: number
}

export const TASK_TYPES = { exam: 3, survey: 4, training: 7, practice: 8, face: 9 } as const
export type TaskType = (typeof TASK_TYPES)[keyof typeof TASK_TYPES]

const TAG = { notStarted: 100, ongoing: 200, reviewing: 300, done: 400, expired: 500 } as const
const ENDED = 2

/** The text of the card's button, by its key. */
export type TaskAct = 'go_exam' | 'go_survey' | 'go_training' | 'go_practice' | 'practice_again' | 'go_face' | 'view'

type Rule = (facts: TaskFacts) => TaskAct | null

const RULES: Readonly<Record<TaskType, Rule>> = {
  3: ({ tagStatus }) => (tagStatus === TAG.reviewing ? null : 'go_exam'),
  4: () => 'go_survey',
  7: () => 'go_training',
  8: ({ tagStatus, timeStatus, isRepeat }) => {
    if (tagStatus === TAG.notStarted || tagStatus === TAG.ongoing) return 'go_practice'
    return timeStatus === ENDED || (tagStatus === TAG.reviewing && isRepeat !== 1) ? 'view' : 'practice_again'
  },
  9: ({ tagStatus }) => {
    if (tagStatus === TAG.ongoing) return 'go_face'
    return tagStatus === TAG.done || tagStatus === TAG.expired ? 'view' : null
  },
}

export const taskTypeOf = (type: number): TaskType | undefined =>
  Object.values(TASK_TYPES).find((known) => known === type)

/** What a task card offers, by the specification; null when it offers nothing. */
export function taskAct(facts: TaskFacts): TaskAct | null {
  const type = taskTypeOf(facts.taskType)
  return type === undefined ? null : RULES[type](facts)
}

const TASK_JUMPS: Readonly<Record<TaskType, number>> = {
  3: JUMP.exam,
  4: JUMP.survey,
  7: JUMP.training,
  8: JUMP.practice,
  9: JUMP.face,
}

const ONGOING = 200

/** What opens a task. A survey that the person has started opens with its questions. */
export function taskJump({
  taskType,
  taskId,
  tagStatus,
}: {
  taskType: number
  taskId: string
  tagStatus: number
}): Jump {
  const type = taskTypeOf(taskType)
  if (type === TASK_TYPES.survey && tagStatus === ONGOING)
    return { type: JUMP.link, link: `/surveyDetails?investigationId=${encodeURIComponent(taskId)}` }
  return { type: type === undefined ? JUMP.none : TASK_JUMPS[type], moduleId: taskId }
}

/** Whether the person has nothing left to do, also while somebody marks it: such a task is never overdue. */
export const isHandedIn = (tagStatus: number): boolean => tagStatus === TAG.reviewing || tagStatus === TAG.done

const TIME_REMAINS = 100
const OVERDUE = 300

/** The `overdueStatus` of a card: null without an end and for what is done. */
export function overdueStatusOf({ isDone, secondsLeft }: { isDone: boolean; secondsLeft: number | null }) {
  if (isDone || secondsLeft === null) return null
  return secondsLeft > 0 ? TIME_REMAINS : OVERDUE
}
