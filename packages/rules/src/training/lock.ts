import type { ProjectState } from './project.ts'

/** `order`: each required task unlocks the next. `stage`: each stage unlocks the next. `date`: a stage opens at a time. */
export const LOCK_RULES = ['none', 'order', 'stage', 'date'] as const
export type LockRule = (typeof LOCK_RULES)[number]

export const LOCK_REASONS = ['not_started', 'ended', 'previous_task', 'previous_stage', 'opens_at'] as const
export type LockReason = (typeof LOCK_REASONS)[number]

/** Why a task is locked, and what opens it: a task by its number, a stage by its number, or a time. */
export interface Lock {
  reason: LockReason
  globalIndex: number | null
  stage: number | null
  at: number | null
}

export interface LockedTask {
  globalIndex: number
  stage: number
  isRequired: boolean
  /** Passed, waived, credited, or its content was deleted. */
  isDone: boolean
}

export interface LockFacts {
  rule: LockRule
  state: ProjectState
  startsAt: number | null
  /** When each stage opens, by its number. */
  stageOpensAt: readonly (number | null)[]
  now: number
}

const NOWHERE = { globalIndex: null, stage: null, at: null } as const

function ruleLock(task: LockedTask, tasks: readonly LockedTask[], facts: LockFacts): Lock | null {
  // Optional tasks never lock others.
  const open = tasks.filter((other) => other.isRequired && !other.isDone)
  if (facts.rule === 'order') {
    const before = open.find((other) => other.globalIndex < task.globalIndex)
    return before ? { ...NOWHERE, reason: 'previous_task', globalIndex: before.globalIndex } : null
  }
  if (facts.rule === 'stage') {
    const before = open.find((other) => other.stage < task.stage)
    return before ? { ...NOWHERE, reason: 'previous_stage', stage: before.stage } : null
  }
  const at = facts.rule === 'date' ? (facts.stageOpensAt[task.stage] ?? null) : null
  return at !== null && facts.now < at ? { ...NOWHERE, reason: 'opens_at', at } : null
}

/**
 * Why a member cannot open a task now; null when they can. The screens of learners and the answers to managers come
 * from this function. `tasks` are in the order of their numbers. A task that is done stays open as long as the project.
 */
export function lockOf(task: LockedTask, tasks: readonly LockedTask[], facts: LockFacts): Lock | null {
  if (facts.state === 'not_started') return { ...NOWHERE, reason: 'not_started', at: facts.startsAt }
  if (task.isDone) return null
  if (facts.state === 'ended' || facts.state === 'archived') return { ...NOWHERE, reason: 'ended' }
  return ruleLock(task, tasks, facts)
}
