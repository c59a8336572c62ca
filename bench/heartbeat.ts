// Heartbeats of 5,000 people on 500 connections, each stored for good before it is answered, against a bare Fastify route.
import type pg from 'pg'
import { type Answer, assertSame, sampleAnswer } from './kernel/answer.ts'
import { type Bench, type BenchRun, check, InvalidRun } from './kernel/bench.ts'
import { startChild } from './kernel/child.ts'
import { familySeconds, processSeconds } from './kernel/cpu.ts'
import { assertDurable, connect, embeddedDatabase, startPostgres } from './kernel/database.ts'
import { heartbeatRequest } from './kernel/heartbeat-request.ts'
import { lineOf, median } from './kernel/line.ts'
import { type Load, type Measured, measure } from './kernel/load.ts'
import { addPeople, type BenchPerson } from './kernel/people.ts'
import { freePort } from './kernel/port.ts'
import { startSands } from './kernel/sands.ts'
import type { ReferenceOrder } from './reference.ts'

const CONNECTIONS = 500
const PEOPLE = 5000
const GOAL_RATIO = 0.7
/** With less the generator was the limit, and the ratio would flatter. */
const SATURATED = 0.9

/** Headers that the HTTP server or Fastify itself adds. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length', 'content-type']

async function startReference(run: BenchRun, { headers, body }: Answer): Promise<{ port: number; pid: number }> {
  const child = startChild('reference.ts')
  run.defer(child.stop)
  const port = await freePort()
  const order: ReferenceOrder = {
    port,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))),
    body: JSON.parse(body),
    keepAliveTimeout: Number(headers['keep-alive']?.replace('timeout=', '')) * 1000,
  }
  child.send(order)
  await child.next()
  return { port, pid: child.pid }
}

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

function report(run: BenchRun, bare: readonly Measured[], ours: readonly Measured[]): void {
  const cost = (runs: readonly Measured[], part: string) =>
    median(runs.map(({ microseconds }) => microseconds[part] ?? 0)).toFixed(1)
  run.note(
    `CPU µs a request: server ${cost(ours, 'server')}, database ${cost(ours, 'database')}, generator ${cost(ours, 'generator')}; ` +
      `bare server ${cost(bare, 'server')}, its generator ${cost(bare, 'generator')}`,
  )
  const rounds = ours.map(({ perSecond }, index) => {
    const reference = bare[index]
    const busy = Math.round((reference?.cores.server ?? 0) * 100)
    return `${perSecond.toFixed(0)}/${reference?.perSecond.toFixed(0)} (bare server at ${busy} % of a core)`
  })
  run.note(`rounds: ${rounds.join(', ')}`)
}

async function run(run: BenchRun, name: string, external: boolean) {
  const given = external ? await startPostgres(run) : undefined
  const sands = await startSands(run, given ? { DATABASE_URL: given.url } : {})
  const database = given ?? embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  await assertDurable(db)

  // The last one only shows what an answer looks like.
  const [sample, ...people] = (await addPeople(db, { count: PEOPLE + 1 })).reverse()
  const at = new Date().toISOString()
  const sampleOf = (port: number) => sampleAnswer(port, heartbeatRequest({ port, token: sample?.tokens[0] ?? '', at }))
  const answer = await sampleOf(sands.port)
  check(answer.body.startsWith('{"code":1,'), `the server does not take heartbeats:\n${answer.body}`)
  const reference = await startReference(run, answer)
  assertSame(answer, await sampleOf(reference.port))

  const load = { tokens: people.flatMap(({ tokens }) => tokens), connections: CONNECTIONS, at, answer: answer.body }
  const bareLoad: Load = { ...load, port: reference.port, meters: { server: () => processSeconds(reference.pid) } }
  const ourLoad: Load = {
    ...load,
    port: sands.port,
    meters: { server: () => processSeconds(sands.pid), database: () => familySeconds(database.pid) },
  }
  const bare: Measured[] = []
  const ours: Measured[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    bare.push(await measure(run, bareLoad))
    ours.push(await measure(run, ourLoad))
  }
  const acknowledged = ours.reduce((sum, measured) => sum + measured.acknowledged, 0)
  await assertStored(db, people, acknowledged)
  report(run, bare, ours)
  const busy = Math.min(...bare.map(({ cores }) => cores.server ?? 0))
  if (busy < SATURATED) {
    throw new InvalidRun(`the bare server used ${Math.round(busy * 100)} % of a core: the generator was the limit`)
  }
  const perSecond = (runs: readonly Measured[]) => median(runs.map((measured) => measured.perSecond))
  return [
    lineOf(
      { name, unit: 'requests/s', value: perSecond(ours), reference: perSecond(bare) },
      { of: 'ratio', relation: '>=', bound: GOAL_RATIO },
    ),
  ]
}

const heartbeat = (name: string, external: boolean): Bench => ({
  name,
  lines: [name],
  run: (benchRun) => run(benchRun, name, external),
})

export const heartbeatEmbedded = heartbeat('heartbeat-embedded', false)
export const heartbeatExternal = heartbeat('heartbeat-external', true)
