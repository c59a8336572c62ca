import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Entries } from './entry/entries.service.ts'
import { entryRepo } from './entry/entry.repo.ts'
import { type ApplyId, signUpRepo } from './sign-up/sign-up.repo.ts'

const AT_ONCE = 100
const MOST_PEOPLE = 10_000

/**
 * Follows what happens in projects and sessions themselves: whoever gave their place back there is out here too, and
 * places that became free there go to the waiting list.
 */
export const followTargets = (
  { database }: Pick<Kernel, 'database'>,
  entries: Entries,
): JobKind<Record<string, never>> => {
  const follow = (row: Awaited<ReturnType<typeof signUpRepo.following>>[number]) =>
    database.transaction(async (tx) => {
      const signUp = await signUpRepo.lock(tx, row.collegeId, row.id)
      const to = signUp && entries.targetOf(signUp)
      if (signUp?.state !== 'open' || !to) return
      const booked = await entryRepo.withState(tx, signUp.id, { states: ['booked'], limit: MOST_PEOPLE })
      const holding = await to.target.holders(
        tx,
        to.ref,
        booked.map(({ userId }) => userId),
      )
      const lost = booked.filter(({ userId }) => !holding.has(userId))
      await entries.step(tx, lost, { step: 'withdraw', byId: null })
      await entries.fillUp(tx, signUp)
    })

  return jobKind<Record<string, never>>({
    name: 'apply.follow-targets',
    retries: 3,
    limitSeconds: 600,
    cron: '*/2 * * * *',
    async run() {
      let after: ApplyId | null = null
      for (;;) {
        const rows = await signUpRepo.following(database.primary, { after, limit: AT_ONCE })
        for (const row of rows) await follow(row)
        const last = rows.at(-1)
        if (!last || rows.length < AT_ONCE) return
        after = last.id
      }
    },
  })
}
