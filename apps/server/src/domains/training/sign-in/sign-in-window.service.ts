import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import type { SignInSettings } from '@sands/contract/training/own-task.model'
import type { SignInWindowImpact } from '@sands/contract/training/sign-in.model'
import { SIGN_IN_PHASE, signInPhase } from '@sands/rules/sign-in/sign-in'
import { LIVE_STATES } from '@sands/rules/training/project'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { stateOf, trainingSubject } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { recordRepo, type TaskRow } from '../task/record.repo.ts'
import { windowOf } from './sign-in.present.ts'
import { signInRepo } from './sign-in.repo.ts'

type Asked = CallQuery<'GET /sands-lms/api/v1/manage/training/sign-in/window-impact'>
type Wanted = CallBody<'POST /sands-lms/api/v1/manage/training/sign-in/window'>

export interface SignInWindows {
  /** What another window would change for members. Nothing is stored. */
  impact(viewer: Viewer, asked: Asked): Promise<SignInWindowImpact>
  /** Changes the window that members see, without publishing the draft. */
  change(tx: Tx, viewer: Viewer, wanted: Wanted): Promise<null>
}

interface Window {
  startsAt: string
  endsAt: string
}

/** The document with the new window, unless its author has changed the window in it. */
function withWindow(document: TrainingDocument, key: string, before: SignInSettings, window: Window): TrainingDocument {
  const isSame = (own: SignInSettings) => own.startsAt === before.startsAt && own.endsAt === before.endsAt
  return {
    ...document,
    stages: document.stages.map((stage) => ({
      ...stage,
      tasks: stage.tasks.map((task) =>
        task.key === key && task.own?.kind === 'sign_in' && isSame(task.own)
          ? { ...task, own: { ...task.own, ...window } }
          : task,
      ),
    })),
  }
}

export function createSignInWindows({
  database,
  clock,
  audit,
}: Pick<Kernel, 'database' | 'clock' | 'audit'>): SignInWindows {
  async function find(
    db: Db,
    { collegeId }: Viewer,
    { taskId, startsAt, endsAt }: Asked,
  ): Promise<{ task: TaskRow; settings: SignInSettings }> {
    const task = await recordRepo.task(db, collegeId, taskId)
    if (task?.own?.kind !== 'sign_in') throw fail('training.task_not_found')
    if (Date.parse(endsAt) <= Date.parse(startsAt)) throw fail('training.sign_in_window_order')
    return { task, settings: task.own }
  }

  const expectLive = (training: TrainingRow | undefined): TrainingRow => {
    if (!training || !LIVE_STATES.includes(stateOf(training, clock.now()))) throw fail('training.wrong_state')
    return training
  }

  return {
    async impact(viewer, asked) {
      const db = database.primary
      const { task, settings } = await find(db, viewer, asked)
      const { taskId, startsAt, endsAt } = asked
      expectLive(await trainingEditRepo.get(db, viewer.collegeId, task.trainingId))
      const [members, counts] = await Promise.all([
        signInRepo.members(db, task.trainingId),
        signInRepo.counts(db, taskId, task.trainingId),
      ])
      const people = (...states: (typeof counts)[number]['state'][]) =>
        counts.filter(({ state }) => states.includes(state)).reduce((all, each) => all + each.people, 0)
      const now = clock.now().getTime()
      const isOver = signInPhase(windowOf(settings), now) === SIGN_IN_PHASE.ended
      const willBeOver = signInPhase(windowOf({ ...settings, startsAt, endsAt }), now) === SIGN_IN_PHASE.ended
      const there = people('early', 'signed', 'late', 'makeup')
      const excused = people('leave', 'leave_asked')
      const missing = members - there - excused
      return {
        signed: there,
        excused,
        reopened: isOver && !willBeOver ? missing : 0,
        absent: !isOver && willBeOver ? missing : 0,
        missing: isOver === willBeOver ? missing : 0,
      }
    },

    async change(tx, viewer, wanted) {
      const { taskId, startsAt, endsAt, reason } = wanted
      const { task } = await find(tx, viewer, wanted)
      const training = expectLive(await trainingEditRepo.lock(tx, viewer.collegeId, task.trainingId))
      // Read again: a publication may have changed it before the lock.
      const { settings } = await find(tx, viewer, wanted)
      const window = { startsAt, endsAt }
      const moved = (document: TrainingDocument) => withWindow(document, task.key, settings, window)
      await recordRepo.setOwn(tx, taskId, { ...settings, ...window })
      await trainingEditRepo.change(tx, training.id, {
        draft: moved(training.draft),
        published: training.published && moved(training.published),
        scheduled: training.scheduled && moved(training.scheduled),
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      await audit.record(tx, viewer, {
        action: 'training.sign-in.window-changed',
        subject: trainingSubject(training),
        before: { task: task.name, startsAt: settings.startsAt, endsAt: settings.endsAt },
        after: { task: task.name, ...window, reason: reason.trim() },
      })
      return null
    },
  }
}
