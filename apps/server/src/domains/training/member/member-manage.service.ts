import type { CallBody, CallData } from '@sands/contract/calls'
import type { UserId } from '@sands/contract/kernel/schema'
import { LIVE_STATES, takesMembers } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError, errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { audienceRepo } from '../../org/index.ts'
import type { Approvals } from '../../review/index.ts'
import { stateOf, trainingSubject } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { extensionRepo } from '../homework/extension.repo.ts'
import { memberTasks } from '../learn/view.present.ts'
import type { MemberViews } from '../learn/views.service.ts'
import type { TaskLeaves } from '../sign-in/leave.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingId } from '../task/record.repo.ts'
import { type MemberRow, memberRepo } from './member.repo.ts'
import { memberImpactRepo } from './member-impact.repo.ts'
import { expectMoreTime } from './more-time.ts'
import type { MemberRequests } from './requests.service.ts'
import { countedTraining, type MemberSync } from './sync.service.ts'

const DECIDE_MANY = 'POST /sands-lms/api/v1/manage/training/member/decide-many'
const REMIND = 'POST /sands-lms/api/v1/manage/training/member/remind'
const DAY_MS = 86_400_000
/** People whose names an entry of the audit log contains; of more, it says how many. */
const NAMED_MOST = 100

export interface MemberManageService {
  add(
    tx: Tx,
    viewer: Viewer,
    wanted: CallBody<'POST /sands-lms/api/v1/manage/training/member/add'>,
  ): Promise<{ added: number }>
  remove(
    tx: Tx,
    viewer: Viewer,
    wanted: CallBody<'POST /sands-lms/api/v1/manage/training/member/remove'>,
  ): Promise<null>
  decide(
    tx: Tx,
    viewer: Viewer,
    wanted: CallBody<'POST /sands-lms/api/v1/manage/training/member/decide'>,
  ): Promise<null>
  /** Each by itself: whoever cannot be decided does not stop the others. */
  decideMany(viewer: Viewer, wanted: CallBody<typeof DECIDE_MANY>): Promise<CallData<typeof DECIDE_MANY>>
  extend(
    tx: Tx,
    viewer: Viewer,
    wanted: CallBody<'POST /sands-lms/api/v1/manage/training/member/extend'>,
  ): Promise<null>
  remind(tx: Tx, viewer: Viewer, wanted: CallBody<typeof REMIND>): Promise<CallData<typeof REMIND>>
  settle(tx: Tx, viewer: Viewer, wanted: CallBody<'POST /sands-lms/api/v1/manage/training/task/settle'>): Promise<null>
}

interface Parts {
  views: MemberViews
  sync: MemberSync
  progress: TrainingProgressService
  send: SendMessage
  approvals: Approvals
  leaves: Pick<TaskLeaves, 'waitingIn'>
  requests: Pick<MemberRequests, 'beforeSettling'>
}

export function createMemberManageService(
  { clock, audit, database }: Pick<Kernel, 'clock' | 'audit' | 'database'>,
  { views, sync, progress, send, approvals, leaves, requests }: Parts,
): MemberManageService {
  async function lock(tx: Tx, viewer: Viewer, id: TrainingId): Promise<TrainingRow> {
    const training = await trainingEditRepo.lock(tx, viewer.collegeId, id)
    if (!training) throw fail('training.unknown')
    return training
  }

  async function memberOf(tx: Tx, id: TrainingId, userId: UserId, states: readonly MemberRow['state'][]) {
    const member = await memberRepo.get(tx, id, userId)
    if (!member || !states.includes(member.state)) throw fail('training.member_unknown')
    return member
  }

  const waiting = (tx: Tx, { collegeId }: Viewer, { id, userId }: { id: TrainingId; userId: UserId }) =>
    approvals.waiting(tx, { collegeId, kind: 'training_join', subjectId: id, askerId: userId })

  /** Decides about an application without a request: those from before requests existed. */
  async function answer(
    tx: Tx,
    training: TrainingRow,
    { userId, isApproved, reason }: { userId: UserId; isApproved: boolean; reason: string },
  ): Promise<void> {
    await memberOf(tx, training.id, userId, ['applied'])
    if (isApproved && !LIVE_STATES.includes(stateOf(training, clock.now()))) throw fail('training.wrong_state')
    if (isApproved) return void (await sync.admit(tx, training, { userIds: [userId], source: 'self' }))
    const change = { state: 'declined', reason: reason || null, changedAt: clock.now() } as const
    await memberRepo.change(tx, training.id, userId, change)
    await tell(tx, training, [userId], { name: 'training.declined', more: { reason } })
  }

  async function record(
    tx: Tx,
    viewer: Viewer,
    {
      training,
      act,
      userIds,
      after,
    }: { training: TrainingRow; act: string; userIds: readonly UserId[]; after?: object },
  ): Promise<void> {
    const people = await trainingEditRepo.people(tx, viewer.collegeId, userIds.slice(0, NAMED_MOST))
    const more = userIds.length > NAMED_MOST ? { rows: userIds.length } : {}
    await audit.record(tx, viewer, {
      action: `training.member.${act}`,
      subject: trainingSubject(training),
      after: { people: people.map(({ name }) => name), ...more, ...after },
    })
  }

  const tell = (tx: Tx, { id, collegeId, title }: TrainingRow, userIds: readonly UserId[], template: Template) =>
    send(tx, {
      collegeId,
      category: 'study',
      to: { userIds },
      texts: fromTemplate(template.name, { training: title, ...template.more }),
      jump: { to: 'training', moduleId: id },
      ...(template.once ? { dedupeKey: `${template.name} ${id} ${template.once}` } : {}),
    })

  const decide: MemberManageService['decide'] = async (tx, viewer, { id, userId, isApproved, reason }) => {
    // The request comes before the project: whoever decides elsewhere locks them in this order.
    const request = await waiting(tx, viewer, { id, userId })
    if (request) await approvals.settle(tx, viewer, { id: request.id, isApproved, reason: reason.trim() })
    const training = await lock(tx, viewer, id)
    // Otherwise the kind of the request has changed the member.
    if (!request) await answer(tx, training, { userId, isApproved, reason: reason.trim() })
    const act = isApproved ? 'approved' : 'declined'
    await record(tx, viewer, { training, act, userIds: [userId], after: { reason } })
    return null
  }

  return {
    decide,

    async add(tx, viewer, { id, userIds }) {
      const training = await lock(tx, viewer, id)
      if (!takesMembers(stateOf(training, clock.now()))) throw fail('training.wrong_state')
      const known = await memberRepo.ofCollege(tx, viewer.collegeId, userIds)
      if (known.length < userIds.length) throw fail('org.place_unknown')
      await memberRepo.keepByHand(tx, id, userIds)
      const added = await sync.admit(tx, training, { userIds, source: 'hand' })
      await record(tx, viewer, { training, act: 'added', userIds })
      return { added }
    },

    async remove(tx, viewer, { id, userId, reason }) {
      // Requests come before the project here too. An applicant has left once theirs is taken back.
      const request = await waiting(tx, viewer, { id, userId })
      const asked = (await extensionRepo.forPerson(tx, userId, [id])).filter(({ state }) => state === 'asked')
      const ids = [
        ...(request ? [request.id] : []),
        ...(await leaves.waitingIn(tx, { userId, collegeId: viewer.collegeId }, id)),
        ...asked.flatMap(({ approvalId }) => approvalId ?? []),
      ]
      await approvals.dropAll(tx, viewer, { ids, reason: reason.trim() })
      const training = await lock(tx, viewer, id)
      const { source } = await memberOf(tx, id, userId, request ? ['active', 'left'] : ['active', 'applied'])
      const audienceIds = training.audienceId === null ? [] : [training.audienceId]
      const including = await audienceRepo.including(tx, { collegeId: viewer.collegeId, userId, audienceIds })
      if (source === 'audience' || including.length > 0) throw fail('training.member_by_audience')
      await memberRepo.change(tx, id, userId, { state: 'left', reason: reason.trim(), changedAt: clock.now() })
      await record(tx, viewer, { training, act: 'removed', userIds: [userId], after: { reason } })
      return null
    },

    async decideMany(viewer, { userIds, ...decision }) {
      const { id } = decision
      if (!(await trainingEditRepo.get(database.primary, viewer.collegeId, id))) throw fail('training.unknown')
      const refused: CallData<typeof DECIDE_MANY>['refused'] = []
      for (const userId of userIds) {
        try {
          await database.transaction((tx) => decide(tx, viewer, { ...decision, userId }))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          refused.push({ userId, reason: errorText(error.errorName, viewer.language, error.params) })
        }
      }
      return { decided: userIds.length - refused.length, refused }
    },

    async extend(tx, viewer, { id, userId, until, reason }) {
      const training = await lock(tx, viewer, id)
      const extendedTo = new Date(until)
      const member = await memberOf(tx, id, userId, ['active'])
      const view = (await views.forMembers(tx, training, [member])).get(userId)
      if (!view) throw fail('training.wrong_state')
      expectMoreTime(view, extendedTo)
      await memberRepo.change(tx, id, userId, { extendedTo })
      const after = { until: extendedTo.toISOString(), reason }
      await record(tx, viewer, { training, act: 'extended', userIds: [userId], after })
      return null
    },

    async remind(tx, viewer, { id, userIds }) {
      const training = await lock(tx, viewer, id)
      const now = clock.now()
      if (stateOf(training, now) !== 'running') throw fail('training.wrong_state')
      const before = new Date(now.getTime() - DAY_MS)
      const reminded = await memberRepo.remind(tx, id, { userIds: userIds ?? null, before, at: now })
      if (reminded.length > 0)
        await tell(tx, training, reminded, { name: 'training.reminder', once: now.toISOString() })
      await record(tx, viewer, { training, act: 'reminded', userIds: reminded })
      const left = await memberImpactRepo.notReminded(tx, id, { userIds: userIds ?? null, before, at: now })
      // Of the people who were named, also those who are no members.
      const nothingOpen = userIds ? userIds.length - reminded.length - left.before : left.completed
      return { reminded: reminded.length, remindedBefore: left.before, nothingOpen }
    },

    async settle(tx, viewer, { id, userId, trainingTaskId, state, reason }) {
      if (userId === viewer.userId) throw fail('review.approval_own')
      await requests.beforeSettling(tx, viewer, { trainingId: id, taskId: trainingTaskId, userId })
      const training = await lock(tx, viewer, id)
      const counted = countedTraining(training)
      if (!counted || training.state === 'archived') throw fail('training.wrong_state')
      const member = await memberOf(tx, id, userId, ['active'])
      const view = (await views.forMembers(tx, training, [member])).get(userId)
      const task = view && memberTasks(view).find((each) => each.trainingTaskId === trainingTaskId)
      if (!task) throw fail('training.task_not_found')
      const settled = await recordRepo.settle(tx, {
        taskId: trainingTaskId,
        userId,
        trainingId: id,
        state,
        decidedBy: viewer.userId,
        reason: reason.trim(),
        at: clock.now(),
      })
      if (!settled) throw fail('training.already_done')
      await progress.complete(tx, counted, [userId])
      await record(tx, viewer, { training, act: state, userIds: [userId], after: { task: task.taskName, reason } })
      return null
    },
  }
}

interface Template {
  name: 'training.reminder' | 'training.declined'
  more?: { reason: string }
  /** Makes sure that the occasion is told once. */
  once?: string
}
