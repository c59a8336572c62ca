// Measures how many requests per second the home page of a college serves, and how soon an edited page reaches
// everybody.

import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type pg from 'pg'
import { againstBare } from './kernel/against-bare.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { connect, embeddedDatabase, startPostgres } from './kernel/database.ts'
import { lineOf, median } from './kernel/line.ts'
import type { Answer } from './kernel/load/answer.ts'
import { homeCall } from './kernel/load/home-call.ts'
import { openPoll, type Poll } from './kernel/load/poll.ts'
import { notifyRoundTrips } from './kernel/notify.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { assertAllAsked, startSands } from './kernel/sands.ts'

const NAME = 'home-config'
const LINES = [NAME, `${NAME}-edit`] as const
const PEOPLE = 5000
const GOAL_RATIO = 0.6

const PROCESSES = 2
const EDITS = 20
const GOAL_MS = 1000
/** The server distributes connections over its processes in rotation. */
const CONNECTIONS = 4 * PROCESSES
/** A person may make 600 calls a minute on each process; at this pace that lasts well beyond the goal. */
const POLL_EVERY_MS = 20
const GIVE_UP_MS = 5000

const THEIR_COLLEGE = 'select id from colleges order by sort limit 1'

/** The name of an item of the current page that everybody sees, as a path into the page. */
const FIRST_ITEM = `select decorations.id,
  array[
    'blocks', (block.place - 1)::text, 'categories', (category.place - 1)::text, 'items', (item.place - 1)::text, 'name'
  ] as path
from decorations
cross join jsonb_array_elements(page->'blocks') with ordinality as block(part, place)
cross join jsonb_array_elements(block.part->'categories') with ordinality as category(part, place)
cross join jsonb_array_elements(category.part->'items') with ordinality as item(part, place)
where college_id = $1 and state = 'current'
  and block.part->'audience' = $2 and item.part->'audience' = $2
  and item.part->'showFrom' = 'null' and item.part->'showUntil' = 'null'
order by block.place, category.place, item.place limit 1`
const EVERYBODY = JSON.stringify({ included: [], excluded: [] })

const RENAME = 'update decorations set page = jsonb_set(page, $2, to_jsonb($3::text), false) where id = $1'

async function first<Row extends pg.QueryResultRow>(
  db: pg.Client,
  query: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await db.query<Row>(query, values)
  check(rows[0] !== undefined, 'the demo company has no decorated home page')
  return rows[0]
}

const collegeOf = async (db: pg.Client) => (await first<{ id: string }>(db, THEIR_COLLEGE)).id

/** Refuses an empty home page: it would be fast, but it would prove nothing. */
function describe({ body, headers }: Answer): string {
  check(headers['content-encoding'] === 'br', 'the home page came uncompressed')
  const plain = brotliDecompressSync(Buffer.from(body, 'latin1')).toString()
  const { data } = JSON.parse(plain) as { data: { lmsDecorateModules: { code: string }[] } }
  const codes = data.lmsDecorateModules.map(({ code }) => code)
  check(codes.length > 0, 'the home page is empty')
  return `${codes.length} modules (${codes.join(', ')}), ${plain.length} characters, ${body.length} bytes as brotli`
}

async function throughput(run: BenchRun) {
  const sands = await startSands(run)
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  const [sample, ...people] = (await addPeople(db, { count: PEOPLE + 1 })).reverse()
  const { answer, value, reference, assertSaturated } = await againstBare(run, {
    call: homeCall(await collegeOf(db)),
    sands,
    database,
    tokens: people.flatMap(({ tokens }) => tokens),
    sampleToken: sample?.tokens[0] ?? '',
    ready: true,
  })
  run.note(describe(answer))
  assertSaturated()
  return lineOf(
    { name: NAME, unit: 'requests/s', value, reference },
    { measure: 'ratio', relation: '>=', bound: GOAL_RATIO },
  )
}

/** Returns when the new page first arrived on this connection; the old page must not appear after that. */
async function seenAt(ask: () => Promise<string>, name: string, deadline: number): Promise<number> {
  let first: number | undefined
  for (let times = 0; times < 3; ) {
    const isNew = (await ask()).includes(name)
    const now = performance.now()
    check(now < deadline, `an edited home page was still not answered after ${GIVE_UP_MS} ms`)
    check(isNew || first === undefined, 'the old page was answered again after the edit')
    if (isNew) {
      first ??= now
      times += 1
    }
    await sleep(POLL_EVERY_MS)
  }
  return first ?? Number.NaN
}

async function askHome(poll: Poll, token: string, collegeId: string): Promise<string> {
  const { method, path, body } = homeCall(collegeId)
  const { code, text } = await poll.call(method, path, token, body)
  check(code === 1, `the home page was refused: ${text}`)
  return text
}

async function edits(run: BenchRun) {
  const database = await startPostgres(run)
  const sands = await startSands(run, { DATABASE_URL: database.url, PROCESSES: String(PROCESSES) })
  const db = await connect(database, run)
  const people = await addPeople(db, { count: EDITS })
  const collegeId = await collegeOf(db)
  const item = await first<{ id: string; path: string[] }>(db, FIRST_ITEM, [collegeId, EVERYBODY])
  const reference = median(await notifyRoundTrips(await connect(database, run), db, EDITS))

  const polls = Array.from({ length: CONNECTIONS }, () => openPoll(sands.port))
  run.defer(() => {
    for (const poll of polls) poll.close()
  })
  const times: number[] = []
  for (const [round, { tokens }] of people.entries()) {
    const asks = polls.map((poll) => () => askHome(poll, tokens[0] ?? '', collegeId))
    const name = `bench-edit-${round}`
    const before = await Promise.all(asks.flatMap((ask) => [ask(), ask()]))
    check(!before.some((page) => page.includes(name)), 'an edit was answered before it was made')
    const from = performance.now()
    const appearances = asks.map((ask) => seenAt(ask, name, from + GIVE_UP_MS))
    await Promise.all([db.query(RENAME, [item.id, item.path, name]), ...appearances])
    times.push(Math.max(...(await Promise.all(appearances))) - from)
  }
  await assertAllAsked(sands, { path: homeCall(collegeId).path, processes: PROCESSES })
  run.note(`${EDITS} edits, ${CONNECTIONS} connections: median ${median(times).toFixed(1)} ms`)
  return lineOf(
    { name: LINES[1], unit: 'ms', value: Math.max(...times), reference },
    { measure: 'value', relation: '<=', bound: GOAL_MS },
  )
}

export const homeConfig: Bench = {
  name: NAME,
  lines: LINES,
  // The delay of edits is measured first, before the throughput measurement saturates the machine.
  async run(run) {
    const edit = await inPart(run, edits)
    return [await inPart(run, throughput), edit]
  },
}
