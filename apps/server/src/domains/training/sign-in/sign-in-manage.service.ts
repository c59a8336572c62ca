import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { SignInSettings } from '@sands/contract/training/own-task.model'
import type { SignInBoard, SignInRow } from '@sands/contract/training/sign-in.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { codeSecondsLeft, codeStep } from '@sands/rules/sign-in/sign-in'
import { type SignInStep, signInAfter } from '@sands/rules/training/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { trainingSubject } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { countedTraining } from '../member/sync.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TaskRow, type TrainingTaskId } from '../task/record.repo.ts'
import { presentPerson, presentWindow } from './sign-in.present.ts'
import { signInRepo } from './sign-in.repo.ts'
import type { TellLeave } from './tell-leave.service.ts'

type PageQuery = CallQuery<'GET /sands-lms/api/v1/manage/training/sign-in/page'>
type Decision = CallBody<'POST /sands-lms/api/v1/manage/training/sign-in/decide'>
type MakeUp = CallBody<'POST /sands-lms/api/v1/manage/training/sign-in/make-up'>

export interface SignInManagement {
  board(viewer: Viewer, id: TrainingTaskId): Promise<SignInBoard>
  page(viewer: Viewer, query: PageQuery): Promise<PageOf<SignInRow>>
  decide(tx: Tx, viewer: Viewer, decision: Decision): Promise<null>
  makeUp(tx: Tx, viewer: Viewer, makeUp: MakeUp): Promise<null>
}

/** A decision about one member: the step, and what the record of the task becomes. */
interface Settlement {
  taskId: TrainingTaskId
  userId: UserId
  reason: string
  step: SignInStep
  record: 'waived' | 'credited' | null
  act: 'leave-granted' | 'leave-refused' | 'made-up'
}

export function createSignInManagement(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { progress, codes, tellLeave }: { progress: TrainingProgressService; codes: SignInCodes; tellLeave: TellLeave },
): SignInManagement {
  async function find(
    db: Db,
    viewer: Viewer,
    id: TrainingTaskId,
  ): Promise<{ task: TaskRow; settings: SignInSettings }> {
    const task = await recordRepo.task(db, viewer.collegeId, id)
    if (task?.own?.kind !== 'sign_in') throw fail('training.task_not_found')
    return { task, settings: task.own }
  }

  async function settle(tx: Tx, viewer: Viewer, { taskId, userId, reason, step, record, act }: Settlement) {
    const { task } = await find(tx, viewer, taskId)
    const { trainingId } = task
    const training = await trainingEditRepo.lock(tx, viewer.collegeId, trainingId)
    const counted = training && countedTraining(training)
    if (!training || !counted) throw fail('training.task_not_found')
    if (!(await signInRepo.isMember(tx, trainingId, userId))) throw fail('training.member_unknown')
    await signInRepo.lock(tx, taskId, [`user ${userId}`])
    const before = await signInRepo.get(tx, taskId, userId)
    const state = signInAfter(before?.state ?? 'none', step)
    if (!state) throw fail('training.sign_in_settled')
    const at = clock.now()
    const decided = { decidedBy: viewer.userId, decision: reason.trim(), changedAt: at }
    await signInRepo.put(tx, { taskId, userId, state, ...(step === 'makeup' && { signedAt: at }), ...decided })
    if (record) {
      const row = { taskId, userId, trainingId, state: record, decidedBy: viewer.userId, reason: decided.decision }
      await recordRepo.settle(tx, { ...row, at })
      await progress.complete(tx, counted, [userId])
    } else await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'started', at })
    if (step !== 'makeup') {
      const told = { collegeId: viewer.collegeId, trainingId, userId, task: task.name, reason: decided.decision }
      await tellLeave.decided(tx, { ...told, isGranted: step === 'approve' })
    }
    await audit.record(tx, viewer, {
      action: `training.sign-in.${act}`,
      subject: trainingSubject(training),
      after: { task: task.name, people: [userId], reason: decided.decision },
    })
    return null
  }

  return {
    async board(viewer, id) {
      const db = database.primary
      const { task, settings } = await find(db, viewer, id)
      const now = clock.now()
      const step = codeStep(now.getTime(), settings.rotateSeconds)
      const [members, refusals, counts] = await Promise.all([
        signInRepo.members(db, task.trainingId),
        signInRepo.refusals(db, id),
        signInRepo.counts(db, id, task.trainingId),
      ])
      return {
        taskName: task.name,
        ...presentWindow(settings, now),
        code: codes.typed(id, step),
        link: trainingLinks.scan(id, codes.scanned(id, step)),
        openLink: settings.noLogin ? trainingLinks.openSign(id) : null,
        leftSeconds: codeSecondsLeft(now.getTime(), settings.rotateSeconds),
        members,
        refusals,
        counts,
      }
    },

    async page(viewer, { taskId, ...request }) {
      const db = database.primary
      const { task, settings } = await find(db, viewer, taskId)
      const { trainingId } = task
      const [rows, total] = await Promise.all([
        signInRepo.page(db, { taskId, trainingId, ...pageWindow(request) }),
        signInRepo.members(db, trainingId),
      ])
      const now = clock.now()
      const records = rows.map(({ row, refusedAt, usedBy, ...person }) => ({
        ...person,
        ...presentPerson(row, settings, now),
        refusal: refusedAt && { time: refusedAt.toISOString(), usedBy: usedBy ?? '' },
        isReplayed: row?.isReplayed ?? false,
      }))
      return pageOf(records, total, request)
    },

    decide: (tx, viewer, { isGranted, ...decision }) =>
      settle(tx, viewer, {
        ...decision,
        step: isGranted ? 'approve' : 'decline',
        record: isGranted ? 'waived' : null,
        act: isGranted ? 'leave-granted' : 'leave-refused',
      }),

    makeUp: (tx, viewer, makeUp) =>
      settle(tx, viewer, { ...makeUp, step: 'makeup', record: 'credited', act: 'made-up' }),
  }
}
