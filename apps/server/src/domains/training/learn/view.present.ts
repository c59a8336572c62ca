import type { TrainingDocument } from '@sands/contract/training/manage.model'
import type { TrainingLock, TrainingPanelTask, TrainingTask } from '@sands/contract/training/training.model'
import { dueAt, overdueStatus } from '@sands/rules/training/due'
import { laterOf } from '@sands/rules/training/extension'
import { cutOffOf } from '@sands/rules/training/homework'
import { type Lock, type LockFacts, lockOf } from '@sands/rules/training/lock'
import { ownKindOf } from '@sands/rules/training/own-task'
import { isDoneState, type Progress, progressOf, projectTag, TAG, taskTag } from '@sands/rules/training/progress'
import type { ProjectState } from '@sands/rules/training/project'
import { TASK_IN_PROGRESS, TASK_PASSED } from '@sands/rules/training/task-type'
import type { TrainingRow } from '../edit/training-edit.repo.ts'
import type { ExtensionRow } from '../homework/extension.repo.ts'
import type { MemberRow } from '../member/member.repo.ts'
import { type Contents, contentKey, isGone } from '../task/contents.service.ts'
import type { RecordRow, TaskRow } from '../task/record.repo.ts'

/** A project as one member sees it at one moment. */
export interface MemberView {
  training: Pick<TrainingRow, 'id' | 'startsAt'> & { document: TrainingDocument; state: ProjectState }
  member: Pick<MemberRow, 'joinedAt' | 'extendedTo' | 'completedAt' | 'latestTaskId'>
  tasks: readonly TaskRow[]
  records: readonly RecordRow[]
  /** More time for single tasks. */
  extensions: readonly ExtensionRow[]
  contents: Contents
  now: Date
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const presentLock = (lock: Lock): TrainingLock => ({ ...lock, at: iso(lock.at) })

const SECOND_MS = 1000

interface Dated {
  rule: TrainingDocument['due']
  /** Also handed in: whoever waits for the mark is not late. */
  isDone: boolean
  /** More time for one task. */
  extendedTo?: Date | null | undefined
}

function dueFields(view: MemberView, { rule, isDone, extendedTo = null }: Dated) {
  const now = view.now.getTime()
  const { member } = view
  const due = dueAt(rule, { joinedAt: member.joinedAt.getTime(), extendedTo: laterOf(member.extendedTo, extendedTo) })
  const status = overdueStatus({ due, graceDays: view.training.document.graceDays, isDone, now })
  return {
    dueTime: iso(due),
    overdueStatus: status,
    countDownDuration: due === null || isDone ? null : Math.max(0, Math.floor((due - now) / SECOND_MS)),
  }
}

/** Whether homework is no longer taken from the member. */
function isCutOff({ member, now }: MemberView, { own }: TaskRow, extendedTo: Date | null = null): boolean {
  if (own?.kind !== 'homework') return false
  const cutOff = cutOffOf(own.cutOff, laterOf(member.extendedTo, extendedTo))
  return cutOff !== null && now.getTime() >= cutOff
}

/** The earliest date of the project and its tasks for the member; null when nothing has one. */
export function firstDue({ training, member, tasks, extensions }: MemberView): number | null {
  const joinedAt = member.joinedAt.getTime()
  const moreTime = new Map(extensions.map(({ taskId, extendedTo }) => [taskId, extendedTo]))
  const dates = [
    dueAt(training.document.due, { joinedAt, extendedTo: member.extendedTo?.getTime() ?? null }),
    ...tasks.flatMap(({ id, due, own }) => {
      const extendedTo = laterOf(member.extendedTo, moreTime.get(id) ?? null)
      const cutOff = own?.kind === 'homework' ? cutOffOf(own.cutOff, extendedTo) : null
      return [dueAt(due, { joinedAt, extendedTo }), cutOff]
    }),
  ].filter((date) => date !== null)
  return dates.length === 0 ? null : Math.min(...dates)
}

interface Step {
  row: TaskRow
  record: RecordRow | null
  title: string
  isRefDeleted: boolean
  /** Why the content does not take place. */
  calledOff: string | null
  /** Passed, waived, credited, or its content was deleted or does not take place. */
  isDone: boolean
  /** Work of the member waits for its mark, or a request of theirs for the answer. */
  isReviewing: boolean
}

function stepsOf({ tasks, records, contents }: MemberView): Step[] {
  const byTask = new Map(records.map((record) => [record.taskId, record]))
  return tasks.map((row) => {
    const content = contents.get(contentKey(row))
    const record = byTask.get(row.id) ?? null
    const isRefDeleted = !ownKindOf(row.type) && (row.refDeletedAt !== null || isGone(row, contents))
    return {
      row,
      record,
      title: row.name || content?.title || row.refTitle,
      isRefDeleted,
      calledOff: content?.calledOff?.reason ?? null,
      isDone: isRefDeleted || isDoneState(record?.state ?? null),
      isReviewing: record?.state === 'reviewing',
    }
  })
}

const lockFacts = ({ training, now }: MemberView): LockFacts => ({
  rule: training.document.lockRule,
  state: training.state,
  startsAt: training.startsAt?.getTime() ?? null,
  stageOpensAt: training.document.stages.map(({ opensAt }) => (opensAt === null ? null : Date.parse(opensAt))),
  now: now.getTime(),
})

/** The view once the member has passed a task, so that it is not read again. */
export function withPassed(view: MemberView, record: Pick<RecordRow, 'taskId' | 'userId'>, at: Date): MemberView {
  const before = view.records.find(({ taskId }) => taskId === record.taskId)
  if (before?.state === 'passed') return view
  const passed: RecordRow = {
    trainingId: view.training.id,
    startedAt: before?.startedAt ?? at,
    ...record,
    state: 'passed',
    doneAt: at,
    decidedBy: null,
    reason: null,
  }
  return { ...view, records: [...view.records.filter((each) => each !== before), passed] }
}

/** All tasks of the member, in their order. Screens of learners and answers to managers come from here. */
export function memberTasks(view: MemberView): TrainingTask[] {
  const steps = stepsOf(view)
  const facts = lockFacts(view)
  const moreTime = new Map(view.extensions.map(({ taskId, extendedTo }) => [taskId, extendedTo]))
  const locking = steps.map(({ row, isDone }) => ({
    globalIndex: row.globalIndex,
    stage: row.stage,
    isRequired: row.isRequired,
    isDone,
  }))
  return steps.map(({ row, record, title, isRefDeleted, calledOff, isDone, isReviewing }, index) => {
    const own = locking[index]
    const lock = own ? lockOf(own, locking, facts) : null
    const due = dueFields(view, { rule: row.due, isDone: isDone || isReviewing, extendedTo: moreTime.get(row.id) })
    const state = record?.state ?? null
    return {
      trainingId: row.trainingId,
      trainingTaskId: row.id,
      taskId: row.refId ?? row.id,
      taskType: row.type,
      taskName: title,
      globalIndex: row.globalIndex,
      status: isDone ? TASK_PASSED : TASK_IN_PROGRESS,
      lockStatus: lock ? 1 : 0,
      isRefDeleted: isRefDeleted ? 1 : 0,
      stage: row.stage,
      isRequired: row.isRequired ? 1 : 0,
      tagStatus: isRefDeleted
        ? TAG.done
        : taskTag({
            record: state,
            state: view.training.state,
            overdue: due.overdueStatus,
            isCutOff: isCutOff(view, row, moreTime.get(row.id)),
          }),
      lock: lock && presentLock(lock),
      ...due,
      finishTime: record?.doneAt?.toISOString() ?? null,
      calledOff,
      decision: state === 'waived' || state === 'credited' ? { state, reason: record?.reason ?? '' } : null,
    }
  })
}

export const panelTask = (task: TrainingTask): TrainingPanelTask => ({
  trainingId: task.trainingId,
  trainingTaskId: task.trainingTaskId,
  taskId: task.taskId,
  taskType: task.taskType,
  taskName: task.taskName,
  globalIndex: task.globalIndex,
  status: task.status,
  lockStatus: task.lockStatus,
  isRefDeleted: task.isRefDeleted,
})

const progressWith = (view: MemberView, isDone: (step: Step) => boolean): Progress =>
  progressOf(
    stepsOf(view).map((step) => ({
      isRequired: step.row.isRequired,
      isDone: isDone(step),
      isRefDeleted: step.isRefDeleted,
    })),
    view.training.document.completion,
  )

/** The state of the whole project for the member. */
export function memberState(view: MemberView) {
  const { isComplete: isAllDone, ...progress } = progressWith(view, ({ isDone }) => isDone)
  const { isComplete: isAllHandedIn } = progressWith(view, ({ isDone, isReviewing }) => isDone || isReviewing)
  // What was completed stays completed, also when tasks are added later. What is done is done before it is written down.
  const isComplete = view.member.completedAt !== null || isAllDone
  const due = dueFields(view, { rule: view.training.document.due, isDone: isComplete || isAllHandedIn })
  const tagStatus = projectTag({
    state: view.training.state,
    isComplete,
    isStarted: view.records.length > 0,
    overdue: due.overdueStatus,
  })
  const tasks = memberTasks(view)
  const open = tasks.filter((task) => task.status !== TASK_PASSED && task.lockStatus === 0)
  const { latestTaskId } = view.member
  // People continue where they were, then with what they have to do.
  const next =
    open.find((task) => task.trainingTaskId === latestTaskId) ?? open.find((task) => task.isRequired === 1) ?? open[0]
  return { progress, ...due, tagStatus, nextTask: next ? panelTask(next) : null }
}
