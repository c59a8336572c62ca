import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { EarningType } from '@sands/rules/points/points'
import { beforeAll, expect, it } from 'vitest'
import { addCrowd } from '../../../testing/crowd.ts'
import { collegeId, userId } from '../../../testing/people.ts'
import { sandsOfFile } from '../../../testing/sands.ts'
import { accountRepo } from '../ledger/account.repo.ts'
import { post } from '../ledger/ledger.service.ts'
import { verifyLedger } from '../ledger/verify.service.ts'
import type { Occurrence } from '../points.events.ts'
import { earn } from './earn.service.ts'
import { earnPast } from './earn-past.service.ts'

const TYPES = ['video', 'newsComment', 'avatar', 'login', 'course'] as const satisfies readonly EarningType[]
const HOUR_MS = 3_600_000
/** So many that caps, cool-down times and repeated causes refuse some. */
const MANY = 120
const DEBT = 15

const sands = sandsOfFile()
let college: CollegeId

beforeAll(async () => {
  college = await collegeId(sands, '沙丘学院')
  await addCrowd(sands.server.kernel.database.primary, { collegeId: college, people: 4 })
})

/** The same acts for each person, the oldest first. */
const actsOf = (person: UserId): Occurrence[] =>
  Array.from({ length: MANY }, (_, index) => ({
    type: TYPES[index % TYPES.length] ?? 'video',
    ...{ userId: person, collegeId: college, cause: `act-${index % 90}`, own: index % 7 },
    ...(index % 3 === 0 ? { content: { kind: 'article', id: String(index) } } : {}),
    at: new Date(Date.UTC(2026, 0, 30) + index * 0.7 * HOUR_MS),
  }))

/** Everything that is stored about a person's points, without ids. */
async function storedOf(person: UserId) {
  const { pool } = sands.server.kernel.database
  const ask = async (text: string) => (await pool.query(text, [person])).rows
  const mine = 'join point_accounts a on a.id = account_id where a.user_id = $1'
  return {
    account: await ask('select balance, held from point_accounts where user_id = $1'),
    journal: await ask(
      `select replace(j.key, ' ' || a.user_id || ' ', ' person ') as key, j.type, content_kind, content_id, j.day, j.at,
         l.amount, l.balance_after, other.amount as other, otherAccount.kind, lot.remaining, lot.expires_at
       from point_journal j join point_legs l on l.journal_id = j.id join point_accounts a on a.id = l.account_id
       join point_legs other on other.journal_id = j.id and other.id <> l.id
       join point_accounts otherAccount on otherAccount.id = other.account_id
       left join point_lots lot on lot.journal_id = j.id where a.user_id = $1 order by j.id`,
    ),
    occurrences: await ask(
      `select type, cause, own, day, at, times, paid, reason, journal_id is null as unpaid
       from point_occurrences ${mine} order by type, cause`,
    ),
    counters: await ask(`select type, day, points, last_at from point_counters ${mine} order by type, day`),
    months: await ask('select month, points, reached_at from point_months where user_id = $1 order by month'),
  }
}

it('many at once are paid, counted and posted as one after the other', async () => {
  const { database } = sands.server.kernel
  const [first, second] = await Promise.all([userId(sands, 'crowd1'), userId(sands, 'crowd2')])
  for (const person of [first, second])
    await database.transaction(async (tx) => {
      const account = await accountRepo.lock(tx, { collegeId: college, userId: person })
      const debt = { key: `debt ${person} `, type: 'adjustment', amount: -DEBT, against: 'adjustment' } as const
      await post(tx, account, { ...debt, day: '2026-01-01', at: new Date(Date.UTC(2026, 0, 1)) })
    })
  await database.transaction(async (tx) => {
    for (const act of actsOf(first)) await earn(tx, act)
  })
  await database.transaction((tx) => earnPast(tx, actsOf(second)))

  const [oneByOne, atOnce] = await Promise.all([storedOf(first), storedOf(second)])
  expect(atOnce).toEqual(oneByOne)
  const reasons = new Set(atOnce.occurrences.map(({ reason }) => reason))
  expect(reasons.size, 'some are paid and others are refused').toBeGreaterThan(1)
  expect(atOnce.journal.length).toBeGreaterThan(10)
  expect((await verifyLedger(database.primary)).differences).toEqual([])
})

it('many at once are refused for a person who has earned before', async () => {
  const { database } = sands.server.kernel
  const person = await userId(sands, 'crowd3')
  const acts = actsOf(person)
  await database.transaction((tx) => earnPast(tx, acts))
  await expect(database.transaction((tx) => earnPast(tx, acts))).rejects.toThrow('has earned before')
})
