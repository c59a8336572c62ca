import { trainingLinks } from '@sands/contract/training/training.links'
import { plainStep } from '@sands/rules/review/approval'
import { LIVE_STATES } from '@sands/rules/training/project'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ApprovalKind } from '../../review/index.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberSync } from './sync.service.ts'

/** Joining a project that wants a yes: the answer makes the person a member, or says why not. */
export const trainingJoins = ({ clock }: Pick<Kernel, 'clock'>, sync: MemberSync): ApprovalKind<TrainingId> => ({
  name: 'training_join',
  right: 'training.members',
  steps: [plainStep('right')],

  async decided(tx, { collegeId, subjectId, askerId }, { end, byId, reason }) {
    const training = await trainingEditRepo.lock(tx, collegeId, subjectId)
    const isLive = training !== undefined && LIVE_STATES.includes(stateOf(training, clock.now()))
    // A time limit answers all the same, and lets nobody in.
    if (end === 'approved' && !isLive && byId !== null) throw fail('training.wrong_state')
    const member = training && (await memberRepo.get(tx, training.id, askerId))
    // Somebody who became a member otherwise, or left, meanwhile.
    if (!training || member?.state !== 'applied') return
    if (end === 'approved' && isLive)
      return void (await sync.admit(tx, training, { userIds: [askerId], source: 'self' }))
    const state = end === 'declined' ? 'declined' : 'left'
    await memberRepo.change(tx, training.id, askerId, { state, reason: reason || null, changedAt: clock.now() })
  },

  async refusal(tx, { collegeId, subjectId }) {
    const training = await trainingEditRepo.get(tx, collegeId, subjectId)
    return training && LIVE_STATES.includes(stateOf(training, clock.now())) ? null : 'training.wrong_state'
  },

  describe: (_db, { subjectId }) =>
    Promise.resolve({ facts: [], changes: [], path: trainingLinks.registration(subjectId) }),
})
