import { jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import { dayOfAccount } from './earning/account-day.ts'
import { type AccountId, accountRepo } from './ledger/account.repo.ts'
import { expiryRepo, type Span } from './ledger/expiry.repo.ts'
import { expireDue } from './ledger/expiry.service.ts'

const DAY_MS = 86_400_000
/** People get the message about a month this long before it begins. */
const TOLD_DAYS_BEFORE = 30
const ACCOUNTS_AT_ONCE = 200

async function forOwners(
  { database }: Pick<Kernel, 'database'>,
  span: Span,
  work: (owner: Awaited<ReturnType<typeof expiryRepo.owners>>[number]) => Promise<void>,
): Promise<void> {
  let after: AccountId | '0' = '0'
  for (;;) {
    const owners: Awaited<ReturnType<typeof expiryRepo.owners>> = await expiryRepo.owners(database.primary, span, {
      after,
      size: ACCOUNTS_AT_ONCE,
    })
    for (const owner of owners) await work(owner)
    const last = owners.at(-1)
    if (!last || owners.length < ACCOUNTS_AT_ONCE) return
    after = last.id
  }
}

/** Takes expired points. Two runs at the same time take them once. */
export const expirePoints = ({ database, clock }: Pick<Kernel, 'database' | 'clock'>) =>
  jobKind<Record<string, never>>({
    name: 'points.expire',
    retries: 3,
    limitSeconds: 1800,
    cron: '10 * * * *',
    run: () => {
      const now = clock.now()
      return forOwners({ database }, { from: new Date(0), to: now }, (owner) =>
        database.transaction(async (tx) => expireDue(tx, await accountRepo.lock(tx, owner), now)),
      )
    },
  })

/** The month in which a moment is. */
function monthOf(at: Date): Span {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  return { from: new Date(Date.UTC(year, month)), to: new Date(Date.UTC(year, month + 1) - 1) }
}

/** Tells people about all their points that expire in a month, once for each month. */
export const announceExpiry = ({ database, clock }: Pick<Kernel, 'database' | 'clock'>, send: SendMessage) =>
  jobKind<Record<string, never>>({
    name: 'points.announce-expiry',
    retries: 3,
    limitSeconds: 1800,
    cron: '30 1 * * *',
    run: () => {
      const span = monthOf(new Date(clock.now().getTime() + TOLD_DAYS_BEFORE * DAY_MS))
      return forOwners({ database }, span, (owner) =>
        database.transaction(async (tx) => {
          const { collegeId, userId, points, at } = owner
          await send(tx, {
            collegeId,
            category: 'system',
            to: { userIds: [userId] },
            // The day of the person, which may be in the next month.
            texts: fromTemplate('points.expiring', { points, date: dayOfAccount(owner, at) }),
            jump: { to: 'points' },
            dedupeKey: `points.expiring ${userId} ${span.from.toISOString().slice(0, 7)}`,
          })
        }),
      )
    },
  })
