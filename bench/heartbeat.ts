// Measures heartbeats of 5,000 people on 500 connections against a bare Fastify route. Each heartbeat is durably stored
// before it is answered.
import type pg from 'pg'
import { againstBare } from './kernel/against-bare.ts'
import { type Bench, type BenchRun, check } from './kernel/bench.ts'
import { assertDurable, connect, embeddedDatabase, startPostgres } from './kernel/database.ts'
import { lineOf } from './kernel/line.ts'
import { heartbeatCall } from './kernel/load/heartbeat-call.ts'
import { addPeople, type BenchPerson } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'

const PEOPLE = 5000
const GOAL_RATIO = 0.7

const STORED = `select coalesce(sum(beats), 0)::int as beats
from (select user_id, beats from stay_now union all select user_id, beats from stay_days) days
where user_id = any($1::bigint[])`

async function assertStored(db: pg.Client, people: readonly BenchPerson[], acknowledged: number): Promise<void> {
  const { rows } = await db.query<{ beats: number }>(STORED, [people.map(({ userId }) => userId)])
  check(
    rows[0]?.beats === acknowledged,
    `${acknowledged} heartbeats were acknowledged, ${rows[0]?.beats} are in the database`,
  )
}

async function run(run: BenchRun, name: string, external: boolean) {
  const given = external ? await startPostgres(run) : undefined
  const sands = await startSands(run, given ? { DATABASE_URL: given.url } : {})
  const database = given ?? embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  await assertDurable(db)

  const [sample, ...people] = (await addPeople(db, { count: PEOPLE + 1 })).reverse()
  const { value, reference, acknowledged, assertSaturated } = await againstBare(run, {
    call: heartbeatCall(new Date().toISOString()),
    sands,
    database,
    tokens: people.flatMap(({ tokens }) => tokens),
    sampleToken: sample?.tokens[0] ?? '',
  })
  await assertStored(db, people, acknowledged)
  assertSaturated()
  return [
    lineOf({ name, unit: 'requests/s', value, reference }, { measure: 'ratio', relation: '>=', bound: GOAL_RATIO }),
  ]
}

const heartbeat = (name: string, external: boolean): Bench => ({
  name,
  lines: [name],
  run: (benchRun) => run(benchRun, name, external),
})

export const heartbeatEmbedded = heartbeat('heartbeat-embedded', false)
export const heartbeatExternal = heartbeat('heartbeat-external', true)
