import type { ManagedFactorRule } from '@sands/contract/auth/factor.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { expectEverywhere, lockTargets, type OrgService } from '../../org/index.ts'
import { EVERYBODY } from '../session/identity.service.ts'
import type { Sessions } from '../session/session.service.ts'
import { factorRepo } from './factor.repo.ts'
import { enrolmentDue } from './factor-due.service.ts'

export interface FactorRules {
  managed(): Promise<ManagedFactorRule>
  save(tx: Tx, viewer: Viewer, change: { forManagers: boolean; version: number }): Promise<null>
  /** Whether the company wants a second factor of this person. */
  isRequired(userId: UserId): Promise<boolean>
  reset(tx: Tx, viewer: Viewer, userId: UserId): Promise<null>
}

/** What the company asks of people with management rights, and help for those who have lost their device. */
export function createFactorRules(
  { database, clock, audit, events, broadcast }: Kernel,
  { org, sessions }: { org: OrgService; sessions: Sessions },
): FactorRules {
  const db = database.primary

  return {
    async managed() {
      const rule = await factorRepo.rule(db)
      const due = await enrolmentDue(db)
      return {
        forManagers: rule?.forManagers ?? false,
        due: due?.toISOString() ?? null,
        version: rule?.version ?? 1,
      }
    },

    async save(tx, viewer, { forManagers, version }) {
      const before = await factorRepo.rule(tx)
      // Whoever asks it of others must not shut themselves out.
      const isSwitchedOn = forManagers && !before?.forManagers
      if (isSwitchedOn && !(await factorRepo.enrolled(tx, [viewer.userId])).has(viewer.userId))
        throw fail('auth.enrol_yourself_first')
      const since = forManagers ? (before?.forManagers && before.since) || clock.now() : null
      if (!(await factorRepo.setRule(tx, { forManagers, since, version }))) throw fail('kernel.changed_meanwhile')
      await audit.record(tx, viewer, {
        action: 'auth.ways.updated',
        subject: { kind: 'ways', id: null, name: '' },
        ...changed({ forManagers: before?.forManagers ?? false }, { forManagers }),
        collegeId: null,
      })
      await broadcast.send(tx, 'user.changed', EVERYBODY)
      return null
    },

    async isRequired(userId) {
      return (await enrolmentDue(db)) !== undefined && org.holdsRights(db, userId)
    },

    async reset(tx, viewer, userId) {
      const [target] = await lockTargets(tx, viewer, [userId])
      await expectEverywhere(tx, viewer, [userId])
      if (!target || (await factorRepo.removeAll(tx, userId)) === 0) throw fail('kernel.not_found')
      await audit.record(tx, viewer, {
        action: 'auth.factor.reset',
        subject: { kind: 'user', id: userId, name: target.user.name },
      })
      // Whoever has the device of the person may also have an open session.
      await sessions.endAll(tx, userId)
      await events.emit(tx, 'auth.factor-changed', { userId, change: 'reset' })
      await events.emit(tx, 'org.user-changed', { userId })
      return null
    },
  }
}
