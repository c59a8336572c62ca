import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts } from '../../../kernel/sign-up-target.kind.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberSync } from './sync.service.ts'

/** Projects as something to sign up for with a form and a decision: people become members. */
export function trainingSignUps({ clock }: Pick<Kernel, 'clock'>, sync: MemberSync): SignUpTarget {
  const factsOf = (row: TrainingRow): TargetFacts => {
    const state = stateOf(row, clock.now())
    return {
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      isOpen: state === 'not_started' || state === 'running',
      left: null,
    }
  }

  return {
    kind: 'training',
    tellsPeople: false,

    async facts(db, collegeId, ids) {
      const rows = await trainingEditRepo.byIds(db, ids as TrainingId[])
      return new Map(rows.flatMap((row) => (row.collegeId === collegeId ? [[row.id, factsOf(row)]] : [])))
    },

    async lock(tx, { collegeId, id }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id as TrainingId)
      return row && factsOf(row)
    },

    async admit(tx, { collegeId, id }, { userIds }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id as TrainingId)
      // By hand: the project itself offers no way out, the sign-up does.
      if (row) await sync.admit(tx, row, { userIds, source: 'hand' })
    },

    async release(tx, { collegeId, id }, { userIds, reason }) {
      const row = await trainingEditRepo.lock(tx, collegeId, id as TrainingId)
      if (!row) return
      for (const userId of userIds) {
        const member = await memberRepo.get(tx, row.id, userId)
        if (member?.state !== 'active' || member.source !== 'hand' || member.completedAt !== null) continue
        const values = { state: 'left' as const, reason: reason || null, changedAt: clock.now() }
        await memberRepo.change(tx, row.id, userId, values)
      }
    },

    async holders(db, { id }, userIds) {
      const holding = new Set<(typeof userIds)[number]>()
      for (const userId of userIds)
        if ((await memberRepo.get(db, id as TrainingId, userId))?.state === 'active') holding.add(userId)
      return holding
    },
  }
}
