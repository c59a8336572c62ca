// Measures coverage updates of 5,000 people at 1,000 per second, each durably stored before it is answered, and reads
// all of them back.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { readCoverage } from '../apps/server/src/domains/study/learning/coverage.codec.ts'
import { type Coverage, cover } from '../packages/rules/src/coverage.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { heard, startChild } from './kernel/child.ts'
import { familySeconds, processSeconds } from './kernel/cpu.ts'
import { assertDurable, connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { playedIn, TICK_MS } from './kernel/load/played.ts'
import { addViewers, type BenchViewer } from './kernel/load/viewers.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { LearnersMessage, LearnersOrder } from './programs/learners.ts'

const NAME = 'learning-updates'
const VIEWERS = 5000
const PER_SECOND = (VIEWERS * 1000) / TICK_MS
/** With the usual window of ten seconds this makes five minutes: long enough to include checkpoints and vacuums. */
const WINDOWS = 30
const MOST_MS = 1000
const P99 = 0.99
/** The server joins stretches whose gap is at most this long. */
const JOIN_MS = 1000

const STORED = `select v.id, v.last_seq, v.counted_ms::int, p.covered, p.studied_ms::int,
  (select sum(milliseconds)::int from study_days d where d.user_id = v.user_id) as days_ms,
  (select sum(milliseconds)::int from study_months m where m.user_id = v.user_id and month = '0001-01-01') as ever_ms
from viewings v join progress p using (user_id, learn_type, learn_id) where v.id = any($1::bigint[])`

interface Stored {
  id: string
  last_seq: number
  counted_ms: number
  covered: string
  studied_ms: number
  days_ms: number
  ever_ms: number
}

/** Checks that every acknowledged stretch is stored, and nothing else. */
async function assertStored(db: pg.Client, viewers: readonly BenchViewer[], acknowledged: readonly number[]) {
  const { rows } = await db.query<Stored>(STORED, [viewers.map(({ viewingId }) => viewingId)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [index, { viewingId }] of viewers.entries()) {
    const updates = acknowledged[index] ?? 0
    const row = byId.get(viewingId)
    let expected: Coverage = []
    for (let seq = 1; seq <= updates; seq += 1) expected = cover(expected, playedIn(seq), JOIN_MS)
    check(row?.last_seq === updates, `${updates} updates were acknowledged, ${row?.last_seq} are stored`)
    check(
      JSON.stringify(readCoverage(row.covered)) === JSON.stringify(expected),
      `covered is ${row.covered} where ${JSON.stringify(expected)} was acknowledged`,
    )
    const times = [row.counted_ms, row.studied_ms, row.days_ms, row.ever_ms]
    check(
      times.every((milliseconds) => milliseconds === updates * TICK_MS),
      `${updates * TICK_MS} ms were acknowledged, the tables say ${times.join(', ')}`,
    )
  }
}

async function measure(run: BenchRun) {
  const sands = await startSands(run)
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  await assertDurable(db)
  const people = await addPeople(db, { count: VIEWERS })
  const viewers = await addViewers(db, people)

  const heartbeats = await inPart(run, async (part) => {
    const tokens = people.map(({ tokens: [token = ''] }) => token)
    const beats = await startHeartbeats(part, { port: sands.port, tokens, perSecond: PER_SECOND })
    await sleep(run.pace.warmUpSeconds * 1000)
    return (await beats.during(() => sleep(run.pace.windowSeconds * 1000))).times
  })

  const learners = startChild<LearnersMessage>('learners.ts')
  run.defer(learners.stop)
  const seconds = run.pace.windowSeconds * WINDOWS
  const [from, server, postgres] = [performance.now(), processSeconds(sands.pid), familySeconds(database.pid)]
  learners.send({ port: sands.port, viewers, seconds } satisfies LearnersOrder)
  const { times, acknowledged } = await heard(learners, 'learned')
  const passed = (performance.now() - from) / 1000
  const share = (used: number) => `${Math.round((used / passed) * 100)} %`
  run.note(
    `${times.length} updates in ${passed.toFixed(0)} s; of a core: server ${share(processSeconds(sands.pid) - server)}, ` +
      `PostgreSQL ${share(familySeconds(database.pid) - postgres)}`,
  )
  check(times.length >= PER_SECOND * seconds * 0.99, `${times.length} updates are fewer than there should be`)
  await assertStored(db, viewers, acknowledged)
  return { times, heartbeats }
}

async function run(run: BenchRun) {
  const { times, heartbeats } = await inPart(run, measure)
  const told = (all: readonly number[]) =>
    `${median(all).toFixed(1)}/${quantile(all, P99).toFixed(1)}/${all.reduce((most, time) => Math.max(most, time), 0).toFixed(1)}`
  run.note(`median/p99/worst in ms: updates ${told(times)}, heartbeats at the same rate before ${told(heartbeats)}`)
  return [
    lineOf(
      { name: NAME, unit: 'ms', value: quantile(times, P99), reference: quantile(heartbeats, P99) },
      { measure: 'value', relation: '<', bound: MOST_MS },
    ),
  ]
}

export const learningUpdates: Bench = { name: NAME, lines: [NAME], run }
