import type { PrivacyInfo } from '@sands/contract/auth/account.model'
import type { BatchId, Id } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Port } from '../../../kernel/port.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import type { OrgService } from '../../org/index.ts'
import { accountRepo } from './account.repo.ts'
import type { AccountApprovals, AccountDecision } from './account-approvals.kind.ts'
import { consentRepo } from './consent.repo.ts'
import { OWN_TABLES } from './own-data.ts'

export interface PrivacyService {
  info(viewer: Viewer): Promise<PrivacyInfo>
  download(tx: Tx, viewer: Viewer): Promise<{ batchId: BatchId }>
  requestDeletion(tx: Tx, viewer: Viewer, reason: string): Promise<null>
  withdrawDeletion(viewer: Viewer): Promise<null>
  /** A yes removes what the person signs in with and is known by; what they did stays without a name. */
  decideDeletion(tx: Tx, decision: AccountDecision<Id<'deletion'>>): Promise<void>
}

interface Parts {
  org: OrgService
  batches: Batches
  file: BatchKind<object>
  approvals: Port<AccountApprovals>
}

const KIND = 'account_deletion'
const STATES = { approved: 'approved', declined: 'refused', withdrawn: 'withdrawn' } as const

/** What is stored about a person, for the person. */
export function createPrivacyService(
  { database, clock, audit }: Kernel,
  { org, batches, file, approvals }: Parts,
): PrivacyService {
  const db = database.primary
  return {
    async info({ userId }) {
      const counts = { places: 0, 'sign-ins': 0, activity: 0 }
      for (const own of OWN_TABLES) counts[own.kind] += await accountRepo.countIn(db, own, userId)
      const newest = await accountRepo.newestDeletion(db, userId)
      return {
        kinds: [
          { kind: 'profile', count: 1 },
          { kind: 'places', count: counts.places },
          { kind: 'sign-ins', count: counts['sign-ins'] },
          { kind: 'activity', count: counts.activity },
        ],
        consents: (await consentRepo.ofUser(db, userId)).map(({ agreedAt, ...consent }) => ({
          ...consent,
          agreedAt: agreedAt.toISOString(),
        })),
        deletion: newest
          ? {
              state: newest.state,
              reason: newest.reason,
              createTime: newest.createdAt.toISOString(),
              note: newest.note,
            }
          : null,
      }
    },

    download: async (tx, viewer) => ({ batchId: await batches.start(tx, viewer, file, {}) }),

    async requestDeletion(tx, viewer, reason) {
      const { userId, collegeId, name } = viewer
      const summary = reason.trim()
      const row = { userId, reason: summary, state: 'waiting', createdAt: clock.now() } as const
      const id = await accountRepo.addDeletion(tx, row)
      if (!id) throw fail('auth.deletion_waiting')
      await approvals.get().ask(tx, { kind: KIND, collegeId, askerId: userId, subjectId: id, title: name, summary })
      await audit.record(tx, viewer, {
        action: 'auth.deletion.requested',
        subject: { kind: 'user', id: userId, name },
        after: null,
      })
      return null
    },

    async withdrawDeletion({ userId, collegeId }) {
      const newest = await accountRepo.newestDeletion(db, userId)
      if (newest?.state !== 'waiting') throw fail('auth.deletion_decided')
      const request = { kind: KIND, collegeId, askerId: userId, subjectId: newest.id } as const
      const isBack = await database.transaction((tx) => approvals.get().withdraw(tx, request))
      if (!isBack) throw fail('auth.deletion_decided')
      return null
    },

    async decideDeletion(tx, { subjectId, end, byId, reason }) {
      // A time limit decides nothing here: only a person may end an account.
      if (end === 'approved' && !byId) throw fail('org.out_of_reach')
      const decided = { state: STATES[end], decidedAt: clock.now(), decidedBy: byId, note: reason }
      const userId = await accountRepo.endDeletion(tx, subjectId, decided)
      if (!userId || end !== 'approved' || !byId) return
      await org.erase(tx, userId, byId)
      await accountRepo.forget(tx, userId)
    },
  }
}
