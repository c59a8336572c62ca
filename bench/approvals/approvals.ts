// Measures the first page of what waits for an approver, and the badge, with 20,000 open requests against 20.

import type pg from 'pg'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { addCompany } from '../kernel/company.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, median } from '../kernel/line.ts'
import { type Asked, ask } from '../kernel/load/ask.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'approvals'
const KINDS = ['page', 'badge'] as const
type Kind = (typeof KINDS)[number]
const lineName = (kind: Kind) => `${NAME}-${kind}`
const SIZES = ['few', 'many'] as const
type Size = (typeof SIZES)[number]
const OPEN: Readonly<Record<Size, number>> = { few: 20, many: 20_000 }
const MOST_TIMES = 1.5
const PAGE = 20

const ASKED: Readonly<Record<Kind, Asked>> = {
  page: { method: 'GET', path: '/sands-lms/api/v1/approval/page', query: { tab: 'todo', size: String(PAGE) } },
  badge: { method: 'GET', path: '/sands-lms/api/v1/approval/number' },
}

const READERS = `select t.token, s.user_id as id from unnest($1::text[]) t(token)
  join session_tokens k on k.hash = sha256(convert_to(t.token, 'UTF8')) join sessions s on s.id = k.session_id`

/** Requests of other people in one step, all of them open for one approver. */
const ADD_REQUESTS = `with asked as (
  insert into approvals (college_id, kind, subject_id, title, summary, asker_id, steps, allows_self, state, created_at)
  select $1, 'general', '', '申请 ' || n, '因为需要', $3, $5::jsonb, false, 'waiting', now() - n * interval '1 second'
  from generate_series(1, $4::int) n returning id, created_at
) insert into approval_items (approval_id, college_id, kind, step, user_id, state, created_at, told_at)
select id, $1, 'general', 0, $2, 'open', created_at, now() from asked`

const STEPS = JSON.stringify([
  { by: 'leader', need: 'any', userIds: [], roleId: null, hours: null, late: 'wait', remindHours: null },
])

interface Reader {
  token: string
  id: string
}

/** Half of the readers have few requests, the other half has many. The last one asks. */
async function addRequests(db: pg.Client, collegeId: string, readers: readonly Reader[]) {
  const asker = readers.at(-1)?.id
  const approvers = readers.slice(0, -1)
  const tokens: Record<Size, string[]> = { few: [], many: [] }
  for (const [index, { id, token }] of approvers.entries()) {
    const size = index % 2 === 0 ? 'few' : 'many'
    await db.query(ADD_REQUESTS, [collegeId, id, asker, OPEN[size], STEPS])
    tokens[size].push(token)
  }
  return tokens
}

type Times = Record<Size, number[]>
const emptyTimes = (): Times => ({ few: [], many: [] })

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const company = await addCompany(db, 'small', { records: 0 })
  const { rows } = await db.query<Reader>(READERS, [company.tokens])
  check(rows.length === company.tokens.length, 'the readers were not found')
  const tokens = await addRequests(db, company.collegeId, rows)
  await db.query('vacuum analyze')
  let turn = 0
  const medians: Record<Kind, Times> = { page: emptyTimes(), badge: emptyTimes() }
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const all: Record<Kind, Times> = { page: emptyTimes(), badge: emptyTimes() }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) {
      turn += 1
      for (const size of SIZES) {
        const to = { port: sands.port, token: tokens[size][turn % tokens[size].length] ?? '' }
        const page = await ask<{ records: unknown[] }>(to, ASKED.page)
        check(page.data.records.length === PAGE, `the page is not full (${size})`)
        all.page[size].push(page.ms)
        const badge = await ask<{ number: number }>(to, ASKED.badge)
        check(badge.data.number >= PAGE, `the badge is wrong (${size})`)
        all.badge[size].push(badge.ms)
      }
    }
    for (const kind of KINDS) for (const size of SIZES) medians[kind][size].push(median(all[kind][size]))
  }
  return KINDS.map((kind) =>
    lineOf(
      {
        ...{ name: lineName(kind), unit: 'ms' },
        ...{ value: median(medians[kind].many), reference: median(medians[kind].few) },
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  )
}

export const approvals: Bench = { name: NAME, lines: KINDS.map(lineName), run }
