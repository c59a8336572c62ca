// Measures pages of the community feed and the hot list among two million posts, against two thousand.

import type pg from 'pg'
import { type Bench, type BenchRun, check } from '../kernel/bench.ts'
import { addCompany, type CompanySize } from '../kernel/company.ts'
import { connect, embeddedDatabase } from '../kernel/database.ts'
import { lineOf, median } from '../kernel/line.ts'
import { type Asked, ask } from '../kernel/load/ask.ts'
import { startSands } from '../kernel/sands.ts'

const NAME = 'community-feed'
const KINDS = ['page', 'hot'] as const
type Kind = (typeof KINDS)[number]
const lineName = (kind: Kind) => `${NAME}-${kind}`
const PAGE = 20
const MOST_TIMES = 1.5
const SIZES = ['small', 'large'] as const satisfies readonly CompanySize[]
const POSTS: Readonly<Record<CompanySize, number>> = { small: 2000, large: 2_000_000 }
/** A single statement for all posts would use too much memory. */
const AT_ONCE = 100_000

const FEED = '/sands-lms/api/v1/community/content/page'
const HOT = '/sands-lms/api/v1/community/content/hot/list'

const feed = (query: Readonly<Record<string, string>> = {}): Asked => ({
  method: 'GET',
  path: FEED,
  query: { size: String(PAGE), ...query },
})

const ADD_BOARDS = `with added as (
  insert into community_boards (college_id, name, sort, updated_at)
  select $1, '板块 ' || n, n, now() from generate_series(1, 18) n returning id
) select array_agg(id order by id) as ids from added`

/** Posts of the last days, by different people, on all boards and of three types. */
const ADD_POSTS = `insert into community_contents (college_id, board_id, author_id, type, title, text, state, created_at,
  updated_at, published_at, hot)
select $1, ($2::bigint[])[1 + n % array_length($2::bigint[], 1)], ($3::bigint[])[1 + n % array_length($3::bigint[], 1)],
  1 + n % 3, '第 ' || n || ' 篇', '今天店里发生的事', 'published', at, at, at, extract(epoch from at) / 45000 + (n::bigint * 7919 % 1009) / 500.0
from (select n, now() - n * interval '1 second' as at from generate_series($4::int, $5::int) n) posts`

async function addPosts(db: pg.Client, collegeId: string, count: number): Promise<string> {
  const boards = await db.query<{ ids: string[] }>(ADD_BOARDS, [collegeId])
  const ids = boards.rows[0]?.ids ?? []
  const people = await db.query<{ user_id: string }>(
    'select user_id from memberships where college_id = $1 order by user_id limit 100',
    [collegeId],
  )
  const authors = people.rows.map(({ user_id }) => user_id)
  for (let from = 1; from <= count; from += AT_ONCE)
    await db.query(ADD_POSTS, [collegeId, ids, authors, from, Math.min(count, from + AT_ONCE - 1)])
  return ids[0] ?? ''
}

interface Answered {
  records?: unknown[]
  cursor?: string | null
}

type Times = Record<CompanySize, number[]>
const emptyTimes = (): Times => ({ small: [], large: [] })

async function run(run: BenchRun) {
  const sands = await startSands(run)
  const db = await connect(embeddedDatabase(sands.dataDir), run)
  const tokens: Record<CompanySize, string[]> = { small: [], large: [] }
  const boards: Record<CompanySize, string> = { small: '', large: '' }
  for (const size of SIZES) {
    const company = await addCompany(db, size, { records: 0 })
    tokens[size] = company.tokens
    boards[size] = await addPosts(db, company.collegeId, POSTS[size])
  }
  await db.query('vacuum analyze')
  let turn = 0
  const once = <Data>(size: CompanySize, asked: Asked) => {
    turn += 1
    return ask<Data>({ port: sands.port, token: tokens[size][turn % tokens[size].length] ?? '' }, asked)
  }
  const medians: Record<Kind, Times> = { page: emptyTimes(), hot: emptyTimes() }
  for (let round = 0; round < run.pace.rounds; round += 1) {
    const all: Record<Kind, Times> = { page: emptyTimes(), hot: emptyTimes() }
    const until = performance.now() + run.pace.windowSeconds * 1000
    while (performance.now() < until) {
      for (const size of SIZES) {
        const first = await once<Answered>(size, feed())
        const { cursor } = first.data
        check(typeof cursor === 'string', `there is no second page (${size})`)
        const next = await once<Answered>(size, feed({ cursor }))
        const board = await once<Answered>(size, feed({ boardId: boards[size] }))
        const notes = await once<Answered>(size, feed({ type: '1' }))
        for (const { ms, data } of [first, next, board, notes]) {
          check(data.records?.length === PAGE, `the page is not full (${size})`)
          all.page[size].push(ms)
        }
        const hot = await once<unknown[]>(size, { method: 'POST', path: HOT, body: { size: PAGE } })
        check(hot.data.length === PAGE, `the hot list is not full (${size})`)
        all.hot[size].push(hot.ms)
      }
    }
    for (const kind of KINDS) for (const size of SIZES) medians[kind][size].push(median(all[kind][size]))
  }
  return KINDS.map((kind) =>
    lineOf(
      {
        ...{ name: lineName(kind), unit: 'ms' },
        ...{ value: median(medians[kind].large), reference: median(medians[kind].small) },
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES },
    ),
  )
}

export const communityFeed: Bench = { name: NAME, lines: KINDS.map(lineName), run }
