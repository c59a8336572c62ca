// Measures the page of points in a ledger with many legs, against the same page in a ledger with 5,000 legs, in turns.
import type pg from 'pg'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import { ask } from './kernel/load/ask.ts'
import { addPeople, type BenchPerson } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'

const NAME = 'points-ledger'
const PEOPLE = 1000
const FEW_LEGS = 5000
const MANY_LEGS = 50_000_000
/** Legs that one statement adds; two of them make a posting. */
const LEGS_AT_ONCE = 1_000_000
const MOST_TIMES = 1.5
const INDEX = '/sands-shopping/api/v1/integral/user-integral/index'
const PAGE = '/sands-shopping/api/v1/integral/user-integral/page'

const OPEN = `insert into point_accounts (college_id, kind, user_id)
select (select id from colleges order by sort limit 1), kind, user_id from (
  select 'person' as kind, unnest($1::bigint[]) as user_id union all
  select unnest(array['issue', 'shop', 'adjustment', 'expiry']), null) account
on conflict do nothing`

/** Postings of one point each, spread over the people and two years, with their legs and one lot for each person. */
const POST = `with people as (
  select id, row_number() over (order by id) - 1 as place from point_accounts where user_id = any($1::bigint[])
), college as (
  select college_id, id as account_id from point_accounts
  where kind = 'issue' and college_id = (select id from colleges order by sort limit 1)
), posted as (
  insert into point_journal (college_id, key, type, day, at)
  select college_id, 'bench ' || ($3::bigint + n), 'video', current_date - (n % 700)::int, now() - (n % 700) * interval '1 day'
  from college, generate_series(0, $2::int / 2 - 1) n returning id, at
)
insert into point_legs (journal_id, account_id, amount, balance_after, at)
select posted.id, leg.account_id, leg.amount, leg.after, posted.at from posted
  join people on people.place = posted.id % $4::int
  cross join lateral (values (people.id, 1, 1), ((select account_id from college), -1, null)) leg (account_id, amount, after)`

async function addLegs(db: pg.Client, people: readonly BenchPerson[], { from, to }: { from: number; to: number }) {
  const ids = people.map(({ userId }) => userId)
  // Every posting is in balance. Checking each of millions of rows would take most of the time; a fill that is
  // interrupted starts again, so it need not be on the disk for good.
  await db.query('set synchronous_commit = off')
  await db.query('set session_replication_role = replica')
  for (let legs = from; legs < to; legs += LEGS_AT_ONCE)
    await db.query(POST, [ids, Math.min(LEGS_AT_ONCE, to - legs), legs, people.length])
  await db.query('set session_replication_role = default')
  await db.query('reset synchronous_commit')
  await db.query('vacuum analyze point_journal, point_legs, point_accounts')
}

/** A server with a ledger of its own, in which the people that are asked have five entries each. */
async function startLedger(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const people = await addPeople(db, { count: PEOPLE })
  await db.query(OPEN, [people.map(({ userId }) => userId)])
  await addLegs(db, people, { from: 0, to: FEW_LEGS })
  return { db, people, port: sands.port }
}

async function openPage({ port }: { port: number }, { tokens: [token = ''] }: BenchPerson): Promise<number> {
  const index = await ask<{ balance: number }>({ port, token }, { method: 'GET', path: INDEX })
  const page = await ask<{ entries: { records: unknown[] } }>(
    { port, token },
    { method: 'GET', path: PAGE, query: { size: '30' } },
  )
  check(page.data.entries.records.length > 0, 'the person has no entries')
  return index.ms + page.ms
}

async function run(run: BenchRun) {
  const many = await startLedger(run)
  // The people that are asked have as few entries in both ledgers; the others belong to people who are not asked.
  const others = await addPeople(many.db, { count: PEOPLE })
  await many.db.query(OPEN, [others.map(({ userId }) => userId)])
  await addLegs(many.db, others, { from: FEW_LEGS, to: MANY_LEGS })
  // Pages that filling has changed are written now, not while the first rounds are measured.
  await many.db.query('checkpoint')
  const few = await startLedger(run)

  async function measure(seconds: number) {
    const times = { few: [] as number[], many: [] as number[] }
    const until = performance.now() + seconds * 1000
    for (let turn = 0; performance.now() < until; turn += 1) {
      for (const [ledger, measured] of [
        [few, times.few],
        [many, times.many],
      ] as const) {
        const person = ledger.people[turn % ledger.people.length]
        if (person) measured.push(await openPage(ledger, person))
      }
    }
    return { few: median(times.few), many: median(times.many) }
  }
  await measure(run.pace.warmUpSeconds)
  const rounds: Awaited<ReturnType<typeof measure>>[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) rounds.push(await measure(run.pace.windowSeconds))
  run.note(`rounds: ${rounds.map(({ few, many }) => `${many.toFixed(2)}/${few.toFixed(2)}`).join(', ')}`)
  const value = median(rounds.map(({ many }) => many))
  const reference = median(rounds.map(({ few }) => few))
  return [lineOf({ name: NAME, unit: 'ms', value, reference }, { measure: 'ratio', relation: '<=', bound: MOST_TIMES })]
}

export const pointsLedger: Bench = { name: NAME, lines: [NAME], run }
