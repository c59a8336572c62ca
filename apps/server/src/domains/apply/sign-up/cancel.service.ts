import type { CallBody } from '@sands/contract/calls'
import { signUpAfter } from '@sands/rules/apply/sign-up'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Approvals } from '../../review/index.ts'
import type { Entries } from '../entry/entries.service.ts'
import { entryRepo } from '../entry/entry.repo.ts'
import { applySubject } from './sign-up.present.ts'
import { signUpRepo } from './sign-up.repo.ts'
import { lockSeen } from './sign-up-manage.service.ts'

type Cancel = CallBody<'POST /sands-lms/api/v1/manage/apply/cancel'>

const MOST_REQUESTS = 100_000
const PEOPLE_AT_ONCE = 10_000

/** Cancels a sign-up as a whole: requests end, places are given back, and everybody is told. */
export function createCancel(
  { clock, audit }: Pick<Kernel, 'clock' | 'audit'>,
  { entries, approvals }: { entries: Entries; approvals: Approvals },
): (tx: Tx, viewer: Viewer, wanted: Cancel) => Promise<void> {
  return async (tx, viewer, { reason: written, ...seen }) => {
    const reason = written.trim()
    const there = await signUpRepo.get(tx, viewer.collegeId, seen.id)
    if (!there) throw fail('apply.unknown')
    // Requests come before the sign-up: whoever decides locks them in this order.
    const asked = await entryRepo.withState(tx, there.id, { states: ['asked'], limit: MOST_REQUESTS })
    await approvals.dropAll(tx, viewer, { ids: asked.flatMap(({ approvalId }) => approvalId ?? []), reason })
    const before = await lockSeen(tx, viewer, seen)
    const state = signUpAfter(before.state, 'cancel')
    if (!state) throw fail('apply.wrong_state')
    // Somebody asked while this was under way: their request must end too.
    if ((await entryRepo.counts(tx, before.id)).asked > 0) throw fail('kernel.changed_meanwhile')
    const told = new Set(asked.map(({ userId }) => userId))
    for (const own of ['waiting', 'booked'] as const) {
      for (;;) {
        const some = await entryRepo.withState(tx, before.id, { states: [own], limit: PEOPLE_AT_ONCE })
        if (some.length === 0) break
        await entries.release(tx, before, { entries: some, byId: viewer.userId, reason })
        await entries.step(tx, some, { step: 'cancel', byId: viewer.userId, reason })
        for (const { userId } of some) told.add(userId)
      }
    }
    const now = clock.now()
    const values = { state, cancelReason: reason, updatedBy: viewer.userId, updatedAt: now }
    const row = await signUpRepo.change(tx, before.id, values)
    if (!row) throw fail('apply.unknown')
    const userIds = [...told]
    await entries.tell(tx, row, 'apply.cancelled', { userIds, reason })
    await audit.record(tx, viewer, {
      action: 'apply.apply.cancelled',
      subject: applySubject(row),
      before: { state: before.state },
      after: { state, reason, people: userIds.length },
    })
  }
}
