import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { dueAt, OVERDUE, overdueStatus } from '@sands/rules/training/due'
import { laterOf } from '@sands/rules/training/extension'
import { lockOf } from '@sands/rules/training/lock'
import { type ProjectState, VISIBLE_STATES } from '@sands/rules/training/project'

/** A member who has not completed the project. */
export interface OpenMember {
  joinedAt: Date
  extendedTo: Date | null
  /** The keys of the tasks that the member has done. */
  done: readonly string[]
  /** More time for single tasks, by their keys. */
  moreTime: ReadonlyMap<string, Date>
}

/** What members see now, or what they would see. */
export interface Side {
  document: TrainingDocument
  state: ProjectState
  startsAt: number | null
  /** Tasks that are waived because their content is gone, by their keys. */
  gone: ReadonlySet<string>
  /** Tasks whose records count; another content in the place of a task begins anew. */
  staying: ReadonlySet<string>
}

interface TaskEffect {
  key: string
  /** Members who can open the task now and could not any more. */
  locked: number
  unlocked: number
  /** Members who are not late with the task now and would be. */
  late: number
}

interface Comparison {
  before: Side | null
  after: Side
  members: readonly OpenMember[]
  /** People who join with the publication. */
  joining: number
  now: Date
}

type StagedTask = TrainingTaskDraft & { stage: number }
const stagedTasks = ({ stages }: TrainingDocument): StagedTask[] =>
  stages.flatMap(({ tasks }, stage) => tasks.map((task) => ({ ...task, stage })))

const isDone = ({ gone, staying }: Side, done: ReadonlySet<string>, key: string) =>
  gone.has(key) || (staying.has(key) && done.has(key))

/** The keys of the tasks that somebody who has done these cannot open. */
function lockedFor(side: Side, done: ReadonlySet<string>, now: Date): Set<string> {
  const { document, state, startsAt } = side
  const tasks = stagedTasks(document).map(({ key, stage, isRequired }, index) => ({
    ...{ key, stage, isRequired, globalIndex: index + 1 },
    isDone: isDone(side, done, key),
  }))
  const facts = {
    rule: document.lockRule,
    state,
    startsAt,
    stageOpensAt: document.stages.map(({ opensAt }) => (opensAt === null ? null : Date.parse(opensAt))),
    now: now.getTime(),
  }
  return new Set(tasks.filter((task) => lockOf(task, tasks, facts) !== null).map(({ key }) => key))
}

function isLate(side: Side, task: TrainingTaskDraft, member: OpenMember, now: Date): boolean {
  const due = dueAt(task.due, {
    joinedAt: member.joinedAt.getTime(),
    extendedTo: laterOf(member.extendedTo, member.moreTime.get(task.key) ?? null),
  })
  const facts = { due, graceDays: side.document.graceDays, isDone: false, now: now.getTime() }
  const status = overdueStatus(facts)
  return status === OVERDUE.exceeded || status === OVERDUE.overdue
}

/** Lets other requests through between parts of a long comparison. */
export const breathe = () => new Promise<void>((done) => setImmediate(done))
const AT_ONCE = 500

/** Which tasks a publication locks, unlocks or makes late, and for how many members; only those with an effect. */
export async function taskEffects({ before, after, members, joining, now }: Comparison): Promise<TaskEffect[]> {
  const tasks = stagedTasks(after.document)
  const effects = new Map(tasks.map(({ key }) => [key, { key, locked: 0, unlocked: 0, late: 0 }]))
  const earlier = new Map((before ? stagedTasks(before.document) : []).map((task) => [task.key, task]))
  // People who have done the same have the same locks.
  const groups = [...Map.groupBy(members, ({ done }) => done.toSorted().join(' ')).values()]
  for (const [index, group] of groups.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    const done = new Set(group[0]?.done)
    const isSeen = before !== null && VISIBLE_STATES.includes(before.state)
    const lockedBefore = isSeen ? lockedFor(before, done, now) : null
    const lockedAfter = lockedFor(after, done, now)
    for (const task of tasks) {
      const effect = effects.get(task.key)
      if (!effect) continue
      if (lockedBefore && earlier.has(task.key)) {
        const [was, is] = [lockedBefore.has(task.key), lockedAfter.has(task.key)]
        if (is && !was) effect.locked += group.length
        if (was && !is) effect.unlocked += group.length
      }
      if (task.due.kind === 'never' || isDone(after, done, task.key)) continue
      if (group.length > AT_ONCE) await breathe()
      const old = earlier.get(task.key)
      effect.late += group.filter(
        (member) => isLate(after, task, member, now) && !(before && old && isLate(before, old, member, now)),
      ).length
    }
  }
  for (const task of tasks) {
    const effect = effects.get(task.key)
    if (effect && !after.gone.has(task.key) && task.due.kind === 'at' && Date.parse(task.due.at) <= now.getTime())
      effect.late += joining
  }
  return [...effects.values()].filter(({ locked, unlocked, late }) => locked + unlocked + late > 0)
}

/** The moments of a task that is its own content, in one form. */
const timesOf = ({ own }: TrainingTaskDraft): string => {
  const times = own?.kind === 'sign_in' ? [own.startsAt, own.endsAt] : own?.kind === 'homework' ? [own.cutOff] : []
  return times.map((at) => (at === null ? '' : Date.parse(at))).join(' ')
}

/** The keys of the tasks whose sign-in window or last moment for work the publication changes. */
export function movedTasks(before: TrainingDocument, after: TrainingDocument): string[] {
  const earlier = new Map(stagedTasks(before).map((task) => [task.key, task]))
  return stagedTasks(after).flatMap((task) => {
    const old = earlier.get(task.key)
    return old?.type === task.type && timesOf(old) !== timesOf(task) ? task.key : []
  })
}
