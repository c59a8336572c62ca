import { awardFor, isSetByContent } from '@sands/rules/points/points'
import type { Tx } from '../../../kernel/database/database.ts'
import { accountRepo, type LockedAccount } from '../ledger/account.repo.ts'
import { expiryRepo } from '../ledger/expiry.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import type { Occurrence } from '../points.events.ts'
import { dayOfAccount, EVER, monthOfDay } from './account-day.ts'
import { earningRepo } from './earning.repo.ts'
import { ruleRepo } from './rule.repo.ts'

/** A cause that comes back more often has earned nothing new for long. */
const MOST_KEYS = 1000

/** The same day so many months later; the last day of a shorter month. */
export function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0)
  return later
}

async function award(tx: Tx, account: LockedAccount, { type, own = 0, at, day }: Occurrence & { day: string }) {
  const rule = await ruleRepo.one(tx, account.collegeId, type)
  const counters = await earningRepo.counters(tx, account.id, { day, type })
  const ever = counters.find((counter) => counter.day === EVER)
  const today = counters.find((counter) => counter.day === day)
  const earned = { today: today?.points ?? 0, ever: ever?.points ?? 0, lastAt: ever?.lastAt ?? null }
  return awardFor(rule, earned, { type, own, at })
}

/**
 * Pays for an occurrence by the rule of the college, in the transaction in which it happened. Everything that is counted
 * is counted while the account of the person is locked. The same cause is paid once.
 */
export async function earn(tx: Tx, occurrence: Occurrence): Promise<void> {
  const { type, userId, collegeId, cause, own = 0, content, at } = occurrence
  // Most courses, exams and surveys have no points, and everybody finishes them.
  if (isSetByContent(type) && own === 0) return
  const account = await accountRepo.lock(tx, { userId, collegeId })
  const day = dayOfAccount(account, at)
  const counted = await earningRepo.add(tx, { accountId: account.id, collegeId, type, cause, own, day, at })
  if (!counted) return
  const awarded = await award(tx, account, { ...occurrence, day })
  if ('reason' in awarded) {
    await earningRepo.settle(tx, counted.id, { paid: 0, reason: awarded.reason, journalId: null })
    return
  }
  const keys = Array.from({ length: counted.times }, (_, index) => `earn ${type} ${userId} ${cause} ${index + 1}`)
  const key = keys.pop() ?? ''
  // What a cause has earned before and what has expired since does not come back with it.
  const points = awarded.points - (keys.length > 0 ? await expiryRepo.ofKeys(tx, collegeId, keys.slice(-MOST_KEYS)) : 0)
  if (points <= 0) {
    await earningRepo.settle(tx, counted.id, { paid: 0, reason: 'no_points', journalId: null })
    return
  }
  const { validMonths } = await ruleRepo.settings(tx, collegeId)
  const journalId = await post(
    tx,
    account,
    { key, type, amount: points, against: 'issue', content, day, at },
    { expiresAt: validMonths > 0 ? monthsAfter(at, validMonths) : null },
  )
  if (!journalId) throw new Error(`the journal has ${key}, and the occurrence does not say so`)
  await earningRepo.settle(tx, counted.id, { paid: points, reason: null, journalId })
  await earningRepo.count(tx, {
    ...{ accountId: account.id, collegeId, userId, type },
    ...{ day, month: monthOfDay(day), by: points, at },
  })
}

/** Pays for a cause that happens once: told again after it was taken back, it earns nothing. */
export async function earnOnce(tx: Tx, occurrence: Occurrence): Promise<void> {
  const { type, userId, collegeId, cause } = occurrence
  if (isSetByContent(type) && !occurrence.own) return
  const account = await accountRepo.lock(tx, { userId, collegeId })
  if ((await earningRepo.revokedOwn(tx, { accountId: account.id, type, cause })) === undefined)
    await earn(tx, occurrence)
}

/**
 * Takes back what a cause has earned, also when the person has spent it: the balance may fall below zero. With `since`,
 * what was earned before that time stays.
 */
export async function forfeit(
  tx: Tx,
  { type, userId, collegeId, cause, at }: Pick<Occurrence, 'type' | 'userId' | 'collegeId' | 'cause' | 'at'>,
  since: Date | null = null,
): Promise<void> {
  const account = await accountRepo.lock(tx, { userId, collegeId })
  const counted = await earningRepo.counted(tx, { accountId: account.id, type, cause })
  if (!counted || (since && counted.at < since)) return
  await earningRepo.revoke(tx, counted.id, at)
  const { paid, journalId, times } = counted
  if (!journalId) return
  // What has expired was taken already.
  const left = paid - (await expiryRepo.ofLot(tx, journalId))
  if (left > 0)
    await post(
      tx,
      account,
      {
        key: `take back ${type} ${userId} ${cause} ${times}`,
        ...{ type, amount: -left, against: 'issue' as const, reversesId: journalId },
        ...{ day: dayOfAccount(account, at), at },
      },
      { firstLot: journalId },
    )
  // The caps of the day on which the points were earned are free again.
  await earningRepo.count(tx, {
    ...{ accountId: account.id, collegeId, userId, type },
    ...{ day: counted.day, month: monthOfDay(counted.day), by: -paid, at },
  })
}

/** Pays once more for a cause that was taken back, with the points that its content set then. Others earn nothing. */
export async function earnAgain(tx: Tx, occurrence: Occurrence): Promise<void> {
  const { type, userId, collegeId, cause } = occurrence
  const account = await accountRepo.lock(tx, { userId, collegeId })
  const own = await earningRepo.revokedOwn(tx, { accountId: account.id, type, cause })
  if (own !== undefined) await earn(tx, { ...occurrence, own })
}
