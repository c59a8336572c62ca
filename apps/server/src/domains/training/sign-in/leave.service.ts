import type { Id, UserId } from '@sands/contract/kernel/schema'
import { trainingLinks } from '@sands/contract/training/training.links'
import { plainStep, STEP_PEOPLE_MOST } from '@sands/rules/review/approval'
import { LIVE_STATES } from '@sands/rules/training/project'
import { type SignInStep, signInAfter } from '@sands/rules/training/sign-in'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import type { ApprovalKind, ApprovalOutcome, Approvals, Asked } from '../../review/index.ts'
import { stateOf, trainingSubject } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { countedTraining } from '../member/sync.service.ts'
import type { OwnTaskView } from '../own/own-task.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import { signInRepo } from './sign-in.repo.ts'
import type { TellLeave } from './tell-leave.service.ts'

const KIND = 'task_leave'

interface Ask {
  found: OwnTaskView<'sign_in'>
  reason: string
}

interface OfMember {
  taskId: TrainingTaskId
  userId: UserId
}

type Person = Pick<Viewer, 'userId' | 'collegeId'>

export interface TaskLeaves {
  /** Asks the people of the project. The sign-in of the person is locked. */
  ask(tx: Tx, viewer: Viewer, asked: Ask): Promise<void>
  /** Decides without a place in a step. Call it before locking rows. */
  decide(tx: Tx, viewer: Viewer, decision: OfMember & { isGranted: boolean; reason: string }): Promise<void>
  /** The requests of a person that wait in a project. */
  waitingIn(tx: Tx, person: Person, trainingId: TrainingId): Promise<Id<'approval'>[]>
  /** Takes the request of somebody back who is there. Call it before locking rows. */
  drop(tx: Tx, person: Person, member: OfMember): Promise<void>
}

const STEPS = { approved: 'approve', declined: 'decline' } as const satisfies Record<string, SignInStep>

interface Parts {
  progress: TrainingProgressService
  tellLeave: TellLeave
  org: Pick<OrgService, 'nameOf'>
}

type Ending = Pick<Asked, 'collegeId' | 'askerId'> & Omit<ApprovalOutcome, 'end'> & { taskId: TrainingTaskId }

export type EndLeave = (tx: Tx, ending: Ending, end: ApprovalOutcome['end']) => Promise<void>

/** Leave from a sign-in: a yes waives the task. What waits for a person who has signed in meanwhile changes nothing. */
export function createEndLeave(
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { progress, tellLeave, org }: Parts,
): EndLeave {
  return async (tx, { collegeId, askerId: userId, taskId, byId, reason }, end) => {
    const task = await recordRepo.task(tx, collegeId, taskId)
    // The task was taken out of the project: should it come back, leave can be asked for again.
    if (!task && end === 'withdrawn') await signInRepo.forgetAsked(tx, taskId, userId)
    const training = task && (await trainingEditRepo.lock(tx, collegeId, task.trainingId))
    const counted = training && countedTraining(training)
    if (!training || !counted) return
    const { id: trainingId } = training
    await signInRepo.lock(tx, taskId, [`user ${userId}`])
    const before = await signInRepo.get(tx, taskId, userId)
    if (before?.state !== 'leave_asked') return
    const at = clock.now()
    const isLive = LIVE_STATES.includes(stateOf(training, at))
    // A time limit answers all the same.
    if (end === 'approved' && byId !== null && !isLive) throw fail('training.wrong_state')
    // Who has left the project asks again after coming back.
    if (end === 'withdrawn' || !(await signInRepo.isMember(tx, trainingId, userId))) {
      await signInRepo.forget(tx, taskId, userId)
      return progress.moveOwn(tx, { trainingId, taskId, userId, state: 'started', at }, { isShared: true })
    }
    const state = signInAfter(before.state, STEPS[end])
    if (!state) return
    await signInRepo.put(tx, { taskId, userId, state, decidedBy: byId, decision: reason, changedAt: at })
    const isGranted = end === 'approved'
    if (isGranted) {
      await recordRepo.settle(tx, { taskId, userId, trainingId, state: 'waived', decidedBy: byId, reason, at })
      await progress.complete(tx, counted, [userId])
    } else await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'started', at }, { isShared: true })
    await tellLeave.decided(tx, { collegeId, trainingId, userId, task: task.name, isGranted, reason })
    const name = byId === null ? undefined : await org.nameOf(tx, byId)
    const by = byId === null ? 'system' : { userId: byId, name: name ?? '', collegeId, ip: '', userAgent: '' }
    await audit.record(tx, by, {
      action: `training.sign-in.${isGranted ? 'leave-granted' : 'leave-refused'}`,
      collegeId,
      subject: trainingSubject(training),
      after: { task: task.name, people: [(await org.nameOf(tx, userId)) ?? ''], reason },
    })
  }
}

/** The end of a request for leave. The asker is told with the reason. */
export function taskLeaveApprovals(
  kernel: Pick<Kernel, 'clock' | 'audit'>,
  parts: Parts,
): ApprovalKind<TrainingTaskId> {
  const endLeave = createEndLeave(kernel, parts)
  return {
    name: KIND,
    right: 'training.members',
    steps: [plainStep('right')],
    tellsAsker: true,

    decided: (tx, { collegeId, askerId, subjectId }, { end, byId, reason }) =>
      endLeave(tx, { collegeId, askerId, taskId: subjectId, byId, reason }, end),

    async describe(db, { collegeId, subjectId }, language) {
      const task = await recordRepo.task(db, collegeId, subjectId)
      const training = task && (await trainingEditRepo.get(db, collegeId, task.trainingId))
      if (!training || task.own?.kind !== 'sign_in') return { facts: [], changes: [], path: null }
      const { place } = task.own
      return {
        facts: [
          { label: errorText('training.fact_project', language), value: training.title },
          ...(place ? [{ label: errorText('training.fact_place', language), value: place }] : []),
        ],
        changes: [],
        path: trainingLinks.detail(training.id),
      }
    },
  }
}

export function createTaskLeaves(approvals: Approvals, endLeave: EndLeave): TaskLeaves {
  const waiting = (tx: Tx, collegeId: Viewer['collegeId'], { taskId, userId }: OfMember) =>
    approvals.waiting(tx, { collegeId, kind: KIND, subjectId: taskId, askerId: userId })
  return {
    async ask(tx, viewer, { found, reason }) {
      const { task, view } = found
      const { ownerId, assistantIds } = view.training.document
      // The people of the project decide; where it has none, those who may decide about members.
      const userIds = [...new Set([...(ownerId === null ? [] : [ownerId]), ...assistantIds])].slice(0, STEP_PEOPLE_MOST)
      const { collegeId, userId: askerId } = viewer
      await approvals.ask(tx, {
        ...{ collegeId, askerId, kind: KIND, subjectId: task.trainingTaskId, title: task.taskName, summary: reason },
        ...(userIds.length > 0 && { steps: [plainStep('people', { userIds })] }),
      })
    },

    async decide(tx, viewer, { isGranted, reason, ...member }) {
      const { userId: byId, collegeId } = viewer
      // What waits for a person who has signed in meanwhile changes nothing.
      if ((await signInRepo.get(tx, member.taskId, member.userId))?.state !== 'leave_asked')
        throw fail('training.sign_in_settled')
      const request = await waiting(tx, collegeId, member)
      if (request) return approvals.settle(tx, viewer, { id: request.id, isApproved: isGranted, reason: reason.trim() })
      // Asked for before leave went through the approvals.
      if (byId === member.userId) throw fail('review.approval_own')
      const ending = { collegeId, askerId: member.userId, taskId: member.taskId, byId, reason: reason.trim() }
      await endLeave(tx, ending, isGranted ? 'approved' : 'declined')
    },

    async waitingIn(tx, { userId, collegeId }, trainingId) {
      const ids: Id<'approval'>[] = []
      for (const taskId of await signInRepo.askedLeaves(tx, trainingId, userId)) {
        const request = await waiting(tx, collegeId, { taskId, userId })
        if (request) ids.push(request.id)
      }
      return ids
    },

    async drop(tx, person, member) {
      const request = await waiting(tx, person.collegeId, member)
      if (request) await approvals.drop(tx, person, { id: request.id, reason: '' })
    },
  }
}
