import type { UserId } from '@sands/contract/kernel/schema'
import type { OwnTask } from '@sands/contract/training/own-task.model'
import type { TrainingTask } from '@sands/contract/training/training.model'
import type { OwnTaskKind } from '@sands/rules/training/own-task'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type MemberView, memberTasks, withPassed } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'

type SettingsOf<Kind extends OwnTaskKind> = Extract<OwnTask, { kind: Kind }>

/** A task without content elsewhere, as the member sees it. */
export interface OwnTaskView<Kind extends OwnTaskKind> {
  view: MemberView
  task: TrainingTask
  settings: SettingsOf<Kind>
}

export interface OwnTasks {
  /** Throws unless it is a task of one of these kinds in a project of the viewer. */
  find<Kind extends OwnTaskKind>(
    db: Db,
    viewer: Viewer,
    id: TrainingTaskId,
    kinds: readonly Kind[],
  ): Promise<OwnTaskView<Kind>>
}

const isOf = <Kind extends OwnTaskKind>(own: OwnTask | null, kinds: readonly Kind[]): own is SettingsOf<Kind> =>
  own !== null && kinds.some((kind) => kind === own.kind)

export function createOwnTasks(views: MemberViews): OwnTasks {
  return {
    async find(db, viewer, id, kinds) {
      const row = await recordRepo.task(db, viewer.collegeId, id)
      if (!row || !isOf(row.own, kinds)) throw fail('training.task_not_found')
      const view = await views.own(db, viewer, row.trainingId)
      const task = memberTasks(view).find(({ trainingTaskId }) => trainingTaskId === id)
      if (!task) throw fail('training.task_not_found')
      return { view, task, settings: row.own }
    },
  }
}

/** The same once the member has passed it. */
export function passedTask<Kind extends OwnTaskKind>(
  found: OwnTaskView<Kind>,
  by: { userId: UserId; at: Date },
): OwnTaskView<Kind> {
  const { trainingTaskId } = found.task
  const view = withPassed(found.view, { taskId: trainingTaskId, userId: by.userId }, by.at)
  const task = memberTasks(view).find((each) => each.trainingTaskId === trainingTaskId)
  return { ...found, view, task: task ?? found.task }
}

/** What the screens of these tasks have in common. */
export const presentHead = ({ task, settings }: { task: TrainingTask; settings: OwnTask }) => ({
  ...task,
  introduction: settings.text,
})
