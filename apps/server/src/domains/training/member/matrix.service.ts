import type { CallData, CallQuery } from '@sands/contract/calls'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { firstDue, memberState, memberTasks } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import { contentKey, isGone, type TaskContents } from '../task/contents.service.ts'
import { recordRepo } from '../task/record.repo.ts'
import { matrixRepo } from './matrix.repo.ts'
import { memberRepo } from './member.repo.ts'

const MATRIX = 'GET /sands-lms/api/v1/manage/training/matrix'
const WHY = 'GET /sands-lms/api/v1/manage/training/why'
const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
const NOT_STARTED = { progress: { done: 0, total: 0, percent: 0 }, dueTime: null, overdueStatus: null }

export interface MatrixService {
  page(viewer: Viewer, query: CallQuery<typeof MATRIX>): Promise<CallData<typeof MATRIX>>
  why(viewer: Viewer, query: CallQuery<typeof WHY>): Promise<CallData<typeof WHY>>
}

/** People and their tasks, with the numbers that the people see themselves. */
export function createMatrixService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { views, contents }: { views: MemberViews; contents: TaskContents },
): MatrixService {
  const db = database.primary

  async function find(viewer: Viewer, id: TrainingRow['id']): Promise<TrainingRow> {
    const training = await trainingEditRepo.get(db, viewer.collegeId, id)
    if (!training) throw fail('training.unknown')
    return training
  }

  return {
    async page(viewer, { id, keyWord, state, isCompleted, ...request }) {
      const training = await find(viewer, id)
      const filter = { trainingId: id, collegeId: viewer.collegeId, keyWord, state, isCompleted }
      const [rows, total, tasks, counts] = await Promise.all([
        matrixRepo.page(db, filter, pageWindow(request)),
        matrixRepo.total(db, filter),
        recordRepo.tasks(db, id),
        memberRepo.counts(db, id),
      ])
      const found = await contents.find(db, viewer.collegeId, tasks)
      const shown = await views.forMembers(
        db,
        training,
        rows.map(({ member }) => member),
      )
      const records = rows.map(({ member, ...person }) => {
        const view = shown.get(member.userId)
        // Before the first publication there is nothing to do and no date.
        const { progress, dueTime, overdueStatus } = view ? memberState(view) : NOT_STARTED
        return {
          userId: member.userId,
          ...person,
          source: member.source,
          state: member.state,
          joinedAt: member.joinedAt.toISOString(),
          dueAt: dueTime,
          firstDueAt: iso(view ? firstDue(view) : null),
          overdueStatus,
          extendedTo: member.extendedTo?.toISOString() ?? null,
          completedAt: member.completedAt?.toISOString() ?? null,
          remindedAt: member.remindedAt?.toISOString() ?? null,
          progress,
          tasks: (view?.records ?? []).map(({ taskId, state: done, reason }) => ({
            trainingTaskId: taskId,
            state: done,
            reason,
          })),
          extensions: (view?.extensions ?? []).map((each) => ({
            trainingTaskId: each.taskId,
            state: each.state,
            until: each.wantedTo.toISOString(),
            extendedTo: each.extendedTo?.toISOString() ?? null,
            reason: each.reason,
            decision: each.decision,
            approvalId: each.approvalId,
          })),
        }
      })
      return {
        ...pageOf(records, total, request),
        members: counts.members,
        completed: counts.completed,
        projectState: stateOf(training, clock.now()),
        startsAt: training.startsAt?.toISOString() ?? null,
        endsAt: training.endsAt?.toISOString() ?? null,
        tasks: tasks.map((task) => ({
          trainingTaskId: task.id,
          globalIndex: task.globalIndex,
          taskType: task.type,
          taskName: task.name || found.get(contentKey(task))?.title || task.refTitle,
          isRequired: task.isRequired,
          isRefDeleted: isGone(task, found),
          calledOff: found.get(contentKey(task))?.calledOff?.reason ?? null,
        })),
      }
    },

    async why(viewer, { id, userId, trainingTaskId }) {
      const training = await find(viewer, id)
      const member = await memberRepo.get(db, id, userId)
      const view = member?.state === 'active' && (await views.forMembers(db, training, [member])).get(userId)
      if (!view) throw fail('training.member_unknown')
      const tasks = memberTasks(view)
      const task = tasks.find((each) => each.trainingTaskId === trainingTaskId)
      if (!task) throw fail('training.task_not_found')
      const { lock } = task
      const stage = lock?.stage ?? null
      return {
        lock,
        taskName: tasks.find(({ globalIndex }) => globalIndex === lock?.globalIndex)?.taskName ?? null,
        stageName: stage === null ? null : (view.training.document.stages[stage]?.name ?? null),
      }
    },
  }
}
