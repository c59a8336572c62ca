import type { DueRule } from './due.ts'
import type { LockRule } from './lock.ts'
import { isCompleteOwn, type OwnSettings } from './own-task.ts'
import type { CompletionRule } from './progress.ts'

export const PROJECT_FAULTS = [
  'no_name',
  'no_tasks',
  'no_members',
  'stage_without_name',
  'stage_without_date',
  'task_without_name',
  'task_gone',
  'task_not_out',
  'task_twice',
  'task_incomplete',
  'ends_before_start',
  'already_ended',
  'due_before_start',
  'due_after_end',
  'count_too_high',
  'join_ends_before_start',
] as const
export type ProjectFaultCode = (typeof PROJECT_FAULTS)[number]

/** A problem that keeps a project from being published, with the key of the stage or task it is about. */
export interface ProjectFault {
  code: ProjectFaultCode
  key: string | null
}

interface FaultyTask {
  key: string
  type: number
  refId: string | null
  name: string
  due: DueRule
  /** The settings of a task without content elsewhere. */
  own: OwnSettings | null
}

export interface FaultyProject {
  name: string
  startsAt: string | null
  endsAt: string | null
  due: DueRule
  lockRule: LockRule
  completion: CompletionRule
  hasAudience: boolean
  hasMembers: boolean
  join: { isOpen: boolean; opensAt: string | null; closesAt: string | null }
  stages: readonly { key: string; name: string; opensAt: string | null; tasks: readonly FaultyTask[] }[]
}

const time = (at: string | null): number | null => (at === null ? null : Date.parse(at))
const isBlank = (text: string) => text.trim() === ''

function dueFault(due: DueRule, startsAt: number | null, endsAt: number | null): ProjectFaultCode | null {
  if (due.kind !== 'at') return null
  const at = Date.parse(due.at)
  if (startsAt !== null && at <= startsAt) return 'due_before_start'
  return endsAt !== null && at > endsAt ? 'due_after_end' : null
}

interface FaultFacts {
  /** Whether the content of the task exists. */
  isThere: (task: FaultyTask) => boolean
  /** Whether members can open the content of the task: it is published, or the task was there before. */
  isOut: (task: FaultyTask) => boolean
  now: number
}

function* found(project: FaultyProject, { isThere, isOut, now }: FaultFacts): Generator<ProjectFault> {
  const { stages, join, completion } = project
  const [startsAt, endsAt] = [time(project.startsAt), time(project.endsAt)]
  const tasks = stages.flatMap((stage) => stage.tasks)
  if (isBlank(project.name)) yield { code: 'no_name', key: null }
  if (tasks.length === 0) yield { code: 'no_tasks', key: null }
  if (!project.hasAudience && !project.hasMembers && !join.isOpen) yield { code: 'no_members', key: null }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) yield { code: 'ends_before_start', key: null }
  else if (endsAt !== null && endsAt <= now) yield { code: 'already_ended', key: null }
  const [opens, closes] = [time(join.opensAt), time(join.closesAt)]
  if (join.isOpen && opens !== null && closes !== null && closes <= opens)
    yield { code: 'join_ends_before_start', key: null }
  if (completion.kind === 'count' && completion.count > tasks.length) yield { code: 'count_too_high', key: null }
  const wrongDue = dueFault(project.due, startsAt, endsAt)
  if (wrongDue) yield { code: wrongDue, key: null }
  const seen = new Set<string>()
  for (const stage of stages) {
    if (stages.length > 1 && isBlank(stage.name)) yield { code: 'stage_without_name', key: stage.key }
    if (project.lockRule === 'date' && stage.opensAt === null) yield { code: 'stage_without_date', key: stage.key }
    for (const task of stage.tasks) {
      if (task.refId === null && isBlank(task.name)) yield { code: 'task_without_name', key: task.key }
      if (!isThere(task)) yield { code: 'task_gone', key: task.key }
      else if (!isOut(task)) yield { code: 'task_not_out', key: task.key }
      const content = `${task.type}:${task.refId}`
      if (task.refId !== null && seen.has(content)) yield { code: 'task_twice', key: task.key }
      seen.add(content)
      if (task.own && !isCompleteOwn(task.own)) yield { code: 'task_incomplete', key: task.key }
      const wrong = dueFault(task.due, startsAt, endsAt)
      if (wrong) yield { code: wrong, key: task.key }
    }
  }
}

/** Everything that must be fixed before the project can be published. */
export const projectFaults = (project: FaultyProject, facts: FaultFacts): ProjectFault[] => [...found(project, facts)]
