import type { SelfJoin } from '@sands/contract/training/training.model'
import type { MemberState } from '@sands/rules/training/join'
import { canWithdraw, type JoinRefusal, joinRefusal } from '@sands/rules/training/join'
import { LIVE_STATES, PROJECT_STATUS, VISIBLE_STATES } from '@sands/rules/training/project'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { Approvals } from '../../review/index.ts'
import { filesOfTraining } from '../edit/training-document.service.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import { extensionRepo } from '../homework/extension.repo.ts'
import { learnerRepo } from '../learn/learner.repo.ts'
import type { TaskLeaves } from '../sign-in/leave.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberSync } from './sync.service.ts'

interface Parts {
  media: MediaService
  sync: MemberSync
  approvals: Approvals
  leaves: Pick<TaskLeaves, 'waitingIn'>
}

export interface SelfJoinService {
  get(viewer: Viewer, id: TrainingId): Promise<SelfJoin>
  join(tx: Tx, viewer: Viewer, id: TrainingId): Promise<{ memberState: MemberState }>
  withdraw(tx: Tx, viewer: Viewer, id: TrainingId): Promise<null>
}

const ERRORS = {
  not_published: 'training.join_not_published',
  closed: 'training.join_closed',
  not_open_yet: 'training.join_not_open_yet',
  window_over: 'training.join_window_over',
  out_of_scope: 'training.join_out_of_scope',
  full: 'training.join_full',
  joined: 'training.join_joined',
} as const satisfies Record<JoinRefusal, string>

const time = (at: string | null): number | null => (at === null ? null : Date.parse(at))

export function createSelfJoin(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { media, sync, approvals, leaves }: Parts,
): SelfJoinService {
  /** People who could register learn that a project is not published; for all others it does not exist. */
  const hidden = (mayRegister: boolean) => fail(mayRegister ? 'training.join_not_published' : 'training.not_found')

  async function look(db: Db, viewer: Viewer, id: TrainingId) {
    const found = await learnerRepo.find(db, viewer, id)
    if (!found) throw hidden(false)
    const document = found.training.published
    if (!document) {
      const { isOpen, scope } = found.training.draft.join
      throw hidden(isOpen && (await learnerRepo.isAmong(db, viewer, scope)))
    }
    const { training, member, isInScope } = found
    const now = clock.now()
    const state = stateOf(training, now)
    const { join } = document
    const taken = await memberRepo.seats(db, id)
    const refusal = joinRefusal({
      state,
      isOpen: join.isOpen,
      opensAt: time(join.opensAt),
      closesAt: time(join.closesAt),
      isInScope,
      quota: join.quota,
      taken,
      isJoined: member?.state === 'active' || member?.state === 'applied',
      now: now.getTime(),
    })
    return { training, member, document, state, taken, refusal, isInScope }
  }

  return {
    async get(viewer, id) {
      const db = database.primary
      const { training, member, document, state, taken, refusal, isInScope } = await look(db, viewer, id)
      const isOwn = member?.state === 'active' || member?.state === 'applied' || member?.state === 'declined'
      const isOpen = VISIBLE_STATES.includes(state) && document.join.isOpen
      if (!isOwn && !isOpen) throw hidden(state === 'recalled' && document.join.isOpen && isInScope)
      // People outside the scope learn that they cannot register, and nothing about the project but its name.
      const isShown = isInScope || isOwn
      const pictures = await media.pictures(db, filesOfTraining(document))
      return {
        trainingId: id,
        trainingName: training.title,
        cover: (isShown && training.coverFileId && pictures.get(training.coverFileId)) || null,
        introduction: isShown ? presentHtml(document.introduction, pictures) : '',
        status: PROJECT_STATUS[state],
        startTime: (isShown && training.startsAt?.toISOString()) || null,
        endTime: (isShown && training.endsAt?.toISOString()) || null,
        joinStartTime: isShown ? document.join.opensAt : null,
        joinEndTime: isShown ? document.join.closesAt : null,
        quota: isShown ? document.join.quota : null,
        joined: isShown ? taken : 0,
        needsApproval: document.join.needsApproval ? 1 : 0,
        memberState: member?.state ?? null,
        declineReason: member?.state === 'declined' ? member.reason : null,
        refusal,
        canWithdraw: LIVE_STATES.includes(state) && canWithdraw(member) ? 1 : 0,
      }
    },

    async join(tx, viewer, id) {
      // The lock makes people who want the last seat wait for each other.
      const training = await trainingEditRepo.lock(tx, viewer.collegeId, id)
      if (!training) throw fail('training.not_found')
      const { refusal, document } = await look(tx, viewer, id)
      if (refusal) throw fail(ERRORS[refusal])
      const { userId, collegeId } = viewer
      if (!document.join.needsApproval) {
        await sync.admit(tx, training, { userIds: [userId], source: 'self' })
        return { memberState: 'active' }
      }
      const application = { trainingId: id, collegeId, userIds: [userId], source: 'self', state: 'applied' } as const
      await memberRepo.join(tx, { ...application, at: clock.now() })
      const request = { collegeId, askerId: userId, kind: 'training_join', subjectId: id } as const
      await approvals.ask(tx, { ...request, title: training.title, summary: '' })
      return { memberState: 'applied' }
    },

    async withdraw(tx, viewer, id) {
      const before = await trainingEditRepo.get(tx, viewer.collegeId, id)
      if (before?.published && !LIVE_STATES.includes(stateOf(before, clock.now()))) {
        const isOwn = canWithdraw(await memberRepo.get(tx, id, viewer.userId))
        throw fail(isOwn ? 'training.withdraw_not_live' : 'training.no_registration')
      }
      // The request comes before the project: whoever decides locks them in this order.
      const { userId: askerId, collegeId } = viewer
      const request = await approvals.waiting(tx, { collegeId, kind: 'training_join', subjectId: id, askerId })
      if (request) {
        await approvals.withdraw(tx, viewer, request.id)
        return null
      }
      const asked = (await extensionRepo.forPerson(tx, askerId, [id])).filter(({ state }) => state === 'asked')
      const ids = [...(await leaves.waitingIn(tx, viewer, id)), ...asked.flatMap(({ approvalId }) => approvalId ?? [])]
      await approvals.dropAll(tx, viewer, { ids, reason: '' })
      const training = await trainingEditRepo.lock(tx, viewer.collegeId, id)
      if (!training) throw fail('training.not_found')
      const member = await memberRepo.get(tx, id, viewer.userId)
      if (!canWithdraw(member)) throw fail('training.no_registration')
      await memberRepo.change(tx, id, viewer.userId, { state: 'left', changedAt: clock.now() })
      return null
    },
  }
}
