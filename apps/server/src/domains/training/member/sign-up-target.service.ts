import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts } from '../../../kernel/sign-up-target.kind.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { type TrainingRow, takesPeople, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberSync } from './sync.service.ts'

/** Projects as something to sign up for with a form and a decision: people become members. */
export function trainingSignUps({ clock }: Pick<Kernel, 'clock'>, sync: MemberSync): SignUpTarget<TrainingId> {
  const factsOf = (row: TrainingRow): TargetFacts => {
    const state = stateOf(row, clock.now())
    return {
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      isOpen: state === 'not_started' || state === 'running',
      isOver: state === 'ended' || state === 'archived',
      left: null,
    }
  }

  return {
    kind: 'training',
    tellsPeople: false,
    takesPeople,

    async facts(db, collegeId, ids) {
      const rows = await trainingEditRepo.byIds(db, ids)
      return new Map(rows.flatMap((row) => (row.collegeId === collegeId ? [[row.id, factsOf(row)]] : [])))
    },

    async lock(tx, { collegeId, id }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id)
      return row && factsOf(row)
    },

    async admit(tx, { collegeId, id }, { userIds }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id)
      // Who is a member already stays what they are: the sign-up lets only those out whom it let in.
      if (row) await sync.admit(tx, row, { userIds, source: 'sign_up' })
    },

    async release(tx, { collegeId, id }, { userIds, reason }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id)
      if (row) await memberRepo.leaveSignUp(tx, row.id, { userIds, reason: reason || null, at: clock.now() })
    },

    holders: (db, { id }, userIds) => memberRepo.activeOf(db, id, userIds),
  }
}
