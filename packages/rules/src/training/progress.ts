import { OVERDUE, type OverdueStatus } from './due.ts'
import type { ProjectState } from './project.ts'

/** What a person has done with a task. A task without a record has not been started. */
export const RECORD_STATES = ['started', 'reviewing', 'passed', 'waived', 'credited'] as const
export type RecordState = (typeof RECORD_STATES)[number]

/** The states in which a task is done. `waived` and `credited` are decisions of the owner, with a reason. */
const DONE_STATES: readonly RecordState[] = ['passed', 'waived', 'credited']
export const isDoneState = (state: RecordState | null): boolean => state !== null && DONE_STATES.includes(state)

/** All required tasks, or at least `count` tasks of any kind. */
export type CompletionRule = { kind: 'required' } | { kind: 'count'; count: number }

export interface CountedTask {
  isRequired: boolean
  isDone: boolean
  /** The content of the task was deleted, so it is waived for everybody. */
  isRefDeleted: boolean
}

export interface Progress {
  done: number
  total: number
  percent: number
  isComplete: boolean
}

const PERCENT = 100

/** The tasks that count are the required ones; in a project without required tasks, all. Deleted content does not count. */
export function progressOf(tasks: readonly CountedTask[], rule: CompletionRule): Progress {
  const there = tasks.filter((task) => !task.isRefDeleted)
  const required = there.filter((task) => task.isRequired)
  const counted = rule.kind === 'count' || required.length === 0 ? there : required
  const total = rule.kind === 'count' ? Math.min(rule.count, counted.length) : counted.length
  const done = Math.min(counted.filter((task) => task.isDone).length, total)
  // A project in which everything was deleted is not completed by that.
  const isComplete = total > 0 && done === total
  return { done, total, percent: total === 0 ? 0 : Math.floor((done * PERCENT) / total), isComplete }
}

/** The tag statuses of the specification. */
export const TAG = { notStarted: 100, ongoing: 200, reviewing: 300, done: 400, expired: 500, ended: 600 } as const
export type TagStatus = (typeof TAG)[keyof typeof TAG]

/** The tag of a project on the card of a member. */
export function projectTag({
  state,
  isComplete,
  isStarted,
  overdue,
}: {
  state: ProjectState
  isComplete: boolean
  isStarted: boolean
  overdue: OverdueStatus | null
}): TagStatus {
  if (isComplete) return TAG.done
  if (state === 'ended' || state === 'archived') return TAG.ended
  if (overdue === OVERDUE.overdue) return TAG.expired
  return isStarted && state === 'running' ? TAG.ongoing : TAG.notStarted
}

interface TaskTagFacts {
  record: RecordState | null
  /** Of the project. */
  state: ProjectState
  overdue: OverdueStatus | null
  /** Homework that is no longer taken from the member. */
  isCutOff?: boolean
}

/** The tag of one task of a member. */
export function taskTag({ record, state, overdue, isCutOff = false }: TaskTagFacts): TagStatus {
  if (isDoneState(record)) return TAG.done
  if (record === 'reviewing') return TAG.reviewing
  if (state === 'ended' || state === 'archived') return TAG.ended
  if (isCutOff || overdue === OVERDUE.overdue) return TAG.expired
  return record === 'started' ? TAG.ongoing : TAG.notStarted
}
