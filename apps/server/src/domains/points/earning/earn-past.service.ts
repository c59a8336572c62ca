import type { CollegeId } from '@sands/contract/kernel/schema'
import { type Award, awardFor, type EarningType, isSetByContent } from '@sands/rules/points/points'
import type { Tx } from '../../../kernel/database/database.ts'
import { accountRepo, type LockedAccount } from '../ledger/account.repo.ts'
import { spendable } from '../ledger/ledger.service.ts'
import type { Occurrence } from '../points.events.ts'
import { dayOfAccount, EVER, monthOfDay } from './account-day.ts'
import { monthsAfter } from './earn.service.ts'
import { pastRepo } from './past.repo.ts'
import { ruleRepo } from './rule.repo.ts'

interface Counter {
  type: EarningType
  day: string
  points: number
  lastAt: Date
}

interface Month {
  month: string
  points: number
  reachedAt: Date
}

/** What a person has earned so far. */
interface Earner {
  account: LockedAccount
  causes: Set<string>
  counters: Map<string, Counter>
  months: Map<string, Month>
}

/** Something that was counted, with its outcome. */
interface Counted extends Occurrence {
  account: LockedAccount
  day: string
  own: number
  outcome: Award
}

interface Paid extends Counted {
  balanceAfter: number
  /** What is left of it after a debt was paid. */
  remaining: number
}

function outcomeOf(
  { counters }: Earner,
  rule: Parameters<typeof awardFor>[0],
  { type, own, at, day }: Pick<Counted, 'type' | 'own' | 'at' | 'day'>,
): Award {
  const [today, ever] = [counters.get(`${type} ${day}`), counters.get(`${type} ${EVER}`)]
  const earned = { today: today?.points ?? 0, ever: ever?.points ?? 0, lastAt: ever?.lastAt ?? null }
  return awardFor(rule, earned, { type, own, at })
}

function count({ counters, months }: Earner, { type, at, day, outcome: { points } }: Counted): void {
  for (const each of [day, EVER]) {
    const before = counters.get(`${type} ${each}`)
    counters.set(`${type} ${each}`, { type, day: each, points: (before?.points ?? 0) + points, lastAt: at })
  }
  for (const month of [monthOfDay(day), EVER])
    months.set(month, { month, points: (months.get(month)?.points ?? 0) + points, reachedAt: at })
}

/** Adds to the balance in memory. */
function pay(counted: Counted): Paid {
  const { account, outcome } = counted
  const before = spendable(account.balance)
  account.balance += outcome.points
  return { ...counted, balanceAfter: account.balance, remaining: spendable(account.balance) - before }
}

async function openAccounts(tx: Tx, occurrences: readonly Occurrence[]): Promise<Map<string, Earner>> {
  const earners = new Map<string, Earner>()
  for (const { collegeId, userId } of occurrences) {
    const name = `${collegeId} ${userId}`
    if (earners.has(name)) continue
    const account = await accountRepo.lock(tx, { collegeId, userId })
    earners.set(name, { account, causes: new Set(), counters: new Map(), months: new Map() })
  }
  const ids = [...earners.values()].map(({ account }) => account.id)
  if (await pastRepo.hasEarned(tx, ids)) throw new Error('an account has earned before')
  return earners
}

/** Decides in memory, in the order of the occurrences, which are paid. */
function decide(
  occurrences: readonly Occurrence[],
  earners: ReadonlyMap<string, Earner>,
  rules: ReadonlyMap<CollegeId, Awaited<ReturnType<typeof ruleRepo.all>>>,
): { unpaid: Counted[]; paid: Paid[] } {
  const unpaid: Counted[] = []
  const paid: Paid[] = []
  for (const occurrence of occurrences) {
    const { collegeId, userId, type, cause, own = 0, at } = occurrence
    const earner = earners.get(`${collegeId} ${userId}`)
    const rule = rules.get(collegeId)?.get(type)
    if (!earner || !rule || earner.causes.has(`${type} ${cause}`)) continue
    earner.causes.add(`${type} ${cause}`)
    const { account } = earner
    const day = dayOfAccount(account, at)
    const outcome = outcomeOf(earner, rule, { type, own, at, day })
    const counted = { ...occurrence, account, day, own, outcome }
    if ('reason' in outcome) unpaid.push(counted)
    else {
      count(earner, counted)
      paid.push(pay(counted))
    }
  }
  return { unpaid, paid }
}

const occurrenceOf = ({ account: { id: accountId, collegeId }, type, cause, own, day, at }: Counted) => ({
  ...{ accountId, collegeId, type, cause, own, day, at },
})

async function storePaid(tx: Tx, paid: readonly Paid[], validMonths: ReadonlyMap<CollegeId, number>): Promise<void> {
  const colleges = [...new Set(paid.map(({ collegeId }) => collegeId))]
  const issuers = await pastRepo.issuers(tx, colleges)
  const journalIds = await pastRepo.addJournal(
    tx,
    paid.map(({ collegeId, userId, type, cause, content, day, at }) => ({
      ...{ collegeId, key: `earn ${type} ${userId} ${cause} 1`, type, day, at },
      ...(content ? { contentKind: content.kind, contentId: content.id } : {}),
    })),
  )
  const posted = paid.flatMap((each, index) => {
    const [journalId, issuer] = [journalIds[index], issuers.get(each.collegeId)]
    return journalId && issuer ? { ...each, journalId, issuer } : []
  })
  if (posted.length !== paid.length) throw new Error('a posting was not stored')
  await pastRepo.addLegs(
    tx,
    posted.flatMap(({ journalId, issuer, account, outcome: { points }, balanceAfter, at }) => [
      { journalId, accountId: account.id, amount: points, balanceAfter, at },
      { journalId, accountId: issuer, amount: -points, at },
    ]),
  )
  await pastRepo.addLots(
    tx,
    posted.map(({ journalId, account, collegeId, remaining, at }) => {
      const months = validMonths.get(collegeId) ?? 0
      return { journalId, accountId: account.id, remaining, expiresAt: months > 0 ? monthsAfter(at, months) : null }
    }),
  )
  await pastRepo.addOccurrences(
    tx,
    posted.map((each) => ({ ...occurrenceOf(each), paid: each.outcome.points, journalId: each.journalId })),
  )
}

/**
 * Pays for everything that happened to people who have earned nothing before, as `earn` does for one after the other,
 * with a few statements for all instead of ten for each. The occurrences are in the order in which they happened.
 */
export async function earnPast(tx: Tx, past: readonly Occurrence[]): Promise<void> {
  const occurrences = past.filter(({ type, own = 0 }) => own !== 0 || !isSetByContent(type))
  if (occurrences.length === 0) return
  const earners = await openAccounts(tx, occurrences)
  const rules = new Map<CollegeId, Awaited<ReturnType<typeof ruleRepo.all>>>()
  const validMonths = new Map<CollegeId, number>()
  for (const collegeId of new Set(occurrences.map((each) => each.collegeId))) {
    rules.set(collegeId, await ruleRepo.all(tx, collegeId))
    validMonths.set(collegeId, (await ruleRepo.settings(tx, collegeId)).validMonths)
  }
  const { unpaid, paid } = decide(occurrences, earners, rules)
  await storePaid(tx, paid, validMonths)
  await pastRepo.addOccurrences(
    tx,
    unpaid.map((each) => ({ ...occurrenceOf(each), reason: 'reason' in each.outcome ? each.outcome.reason : null })),
  )
  const all = [...earners.values()]
  await pastRepo.setBalances(
    tx,
    all.map(({ account: { id, balance } }) => ({ id, balance })),
  )
  await pastRepo.addCounters(
    tx,
    all.flatMap(({ account: { id: accountId }, counters }) =>
      [...counters.values()].map((counter) => ({ accountId, ...counter })),
    ),
  )
  await pastRepo.addMonths(
    tx,
    all.flatMap(({ account: { collegeId, userId }, months }) =>
      [...months.values()].map((month) => ({ collegeId, userId, ...month })),
    ),
  )
}
