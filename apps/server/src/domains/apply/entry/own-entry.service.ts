import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import type { CallBody } from '@sands/contract/calls'
import { ACTIVE } from '@sands/rules/apply/sign-up'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { Approvals } from '../../review/index.ts'
import type { ApplyViews } from '../learn/views.service.ts'
import type { Scopes } from '../sign-up/scope.service.ts'
import { signUpRepo } from '../sign-up/sign-up.repo.ts'
import type { Entries } from './entries.service.ts'
import { entryRepo } from './entry.repo.ts'
import { createSignUpWriter, type SignedUp } from './sign-up-writer.service.ts'

export interface OwnEntries {
  signUp(viewer: Viewer, wanted: CallBody<'POST /sands-lms/api/v1/apply/sign-up'>): Promise<SignedUp>
  withdraw(tx: Tx, viewer: Viewer, wanted: CallBody<'POST /sands-lms/api/v1/apply/withdraw'>): Promise<ApplyDetail>
}

interface Parts {
  entries: Entries
  views: ApplyViews
  media: MediaService
  approvals: Approvals
  scopes: Pick<Scopes, 'ofId'>
}

/** What people do with their own entries. */
export function createOwnEntries(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { entries, views, media, approvals, scopes }: Parts,
): OwnEntries {
  const write = createSignUpWriter({ clock, database }, { entries, media, scopes })

  return {
    signUp: (viewer, { id, answers }) => write({ viewer, id, answers }),

    async withdraw(tx, viewer, { id, reason: written }) {
      const reason = plainText(written)
      const { collegeId, userId } = viewer
      const [before] = await entryRepo.byUsers(tx, id, [userId])
      // The request comes before the sign-up: whoever decides locks them in this order.
      if (before?.state === 'asked' && before.approvalId) {
        await approvals.withdraw(tx, viewer, before.approvalId)
        const signUp = await signUpRepo.lock(tx, collegeId, id)
        // Without a waiting list the request has held a place.
        if (signUp) await entries.fillUp(tx, signUp)
        return views.detail(tx, viewer, id)
      }
      const signUp = await signUpRepo.lock(tx, collegeId, id)
      if (!signUp) throw fail('apply.gone')
      const [entry] = await entryRepo.byUsers(tx, id, [userId])
      if (!entry || !ACTIVE.includes(entry.state) || signUp.state !== 'open') throw fail('apply.no_entry')
      const facts = (await views.targets(tx, [signUp])).get(id)
      if (entry.state === 'booked' && facts?.isOpen === false) throw fail('apply.too_late')
      await entries.step(tx, [entry], { step: 'withdraw', byId: userId, reason: reason || null })
      await entries.release(tx, signUp, { entries: [entry], byId: userId, reason })
      await entries.fillUp(tx, signUp)
      return views.detail(tx, viewer, id)
    },
  }
}
