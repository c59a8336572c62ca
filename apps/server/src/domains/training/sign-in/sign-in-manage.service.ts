import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { SignInSettings } from '@sands/contract/training/own-task.model'
import type { SignInBoard, SignInRow } from '@sands/contract/training/sign-in.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { codeSecondsLeft, codeStep } from '@sands/rules/sign-in/sign-in'
import { signInAfter } from '@sands/rules/training/sign-in'
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
import type { TaskLeaves } from './leave.service.ts'
import { presentPerson, presentWindow } from './sign-in.present.ts'
import { signInRepo } from './sign-in.repo.ts'

type PageQuery = CallQuery<'GET /sands-lms/api/v1/manage/training/sign-in/page'>
type Decision = CallBody<'POST /sands-lms/api/v1/manage/training/sign-in/decide'>
type MakeUp = CallBody<'POST /sands-lms/api/v1/manage/training/sign-in/make-up'>

export interface SignInManagement {
  board(viewer: Viewer, id: TrainingTaskId): Promise<SignInBoard>
  page(viewer: Viewer, query: PageQuery): Promise<PageOf<SignInRow>>
  decide(tx: Tx, viewer: Viewer, decision: Decision): Promise<null>
  makeUp(tx: Tx, viewer: Viewer, makeUp: MakeUp): Promise<null>
}

export function createSignInManagement(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { progress, codes, leaves }: { progress: TrainingProgressService; codes: SignInCodes; leaves: TaskLeaves },
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
        trainingId: task.trainingId,
        taskName: task.name,
        ...presentWindow(settings, now),
        code: codes.typed(id, step),
        link: trainingLinks.scan(id, codes.scanned(id, step), {
          trainingId: task.trainingId,
          globalIndex: String(task.globalIndex),
        }),
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

    async decide(tx, viewer, decision) {
      const { task } = await find(tx, viewer, decision.taskId)
      if (!(await signInRepo.isMember(tx, task.trainingId, decision.userId))) throw fail('training.member_unknown')
      await leaves.decide(tx, viewer, decision)
      return null
    },

    async makeUp(tx, viewer, { taskId, userId, reason }) {
      if (userId === viewer.userId) throw fail('review.approval_own')
      const { task } = await find(tx, viewer, taskId)
      const { trainingId } = task
      // The request for leave comes before the project: whoever decides about it locks them in this order.
      await leaves.drop(tx, viewer, { taskId, userId })
      const training = await trainingEditRepo.lock(tx, viewer.collegeId, trainingId)
      const counted = training && countedTraining(training)
      if (!training || !counted) throw fail('training.task_not_found')
      if (!(await signInRepo.isMember(tx, trainingId, userId))) throw fail('training.member_unknown')
      await signInRepo.lock(tx, taskId, [`user ${userId}`])
      const before = await signInRepo.get(tx, taskId, userId)
      const state = signInAfter(before?.state ?? 'none', 'makeup')
      if (!state) throw fail('training.sign_in_settled')
      const at = clock.now()
      const by = { decidedBy: viewer.userId }
      const words = reason.trim()
      await signInRepo.put(tx, { taskId, userId, state, signedAt: at, ...by, decision: words, changedAt: at })
      await recordRepo.settle(tx, { taskId, userId, trainingId, state: 'credited', ...by, reason: words, at })
      await progress.complete(tx, counted, [userId])
      await audit.record(tx, viewer, {
        action: 'training.sign-in.made-up',
        subject: trainingSubject(training),
        after: { task: task.name, people: [userId], reason: words },
      })
      return null
    },
  }
}
