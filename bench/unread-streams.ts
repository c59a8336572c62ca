// Measures 10,000 open unread streams on one server process: the cost of a stream and the delay of a message.
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../scripts/kernel/port.ts'
import type { Bench, BenchRun } from './kernel/bench.ts'
import { startChild } from './kernel/child.ts'
import { processSeconds } from './kernel/cpu.ts'
import { connect, embeddedDatabase } from './kernel/database.ts'
import { lineOf, median, quantile } from './kernel/line.ts'
import { startHeartbeats } from './kernel/load/open-loop.ts'
import { openStreams } from './kernel/load/streams.ts'
import { inspectFlag, type Memory, memoryAfterCollection } from './kernel/page/inspector.ts'
import { inPart } from './kernel/part.ts'
import { addPeople } from './kernel/people.ts'
import { startSands } from './kernel/sands.ts'
import type { StreamReferenceOrder } from './programs/stream-reference.ts'

const NAME = 'unread-streams'
const LINES = [`${NAME}-memory`, `${NAME}-delivery`] as const
const STREAMS = 10_000
/**
 * Streams opened before the first memory measurement, so that code loaded and compiled once does not count as the cost
 * of a stream.
 */
const WARM_UP_STREAMS = 100
const BYTES_PER_KB = 1000
const MOST_KB = 20
/** Every person with a stream sends a heartbeat every five seconds. */
const HEARTBEATS_PER_SECOND = STREAMS / 5
const MESSAGES_PER_SECOND = 100
const MOST_TIMES_NOTIFY = 20
const P99 = 0.99

interface Held {
  residentKb: number
  heldKb: number
}

const perStream = (at0: Memory, at10k: Memory): Held => ({
  residentKb: (at10k.resident - at0.resident) / STREAMS / BYTES_PER_KB,
  heldKb: (at10k.held - at0.held) / STREAMS / BYTES_PER_KB,
})

/**
 * The resident size can hide growth inside memory that was already allocated; the JavaScript size omits native memory.
 * So the larger one counts.
 */
const larger = ({ residentKb, heldKb }: Held) => Math.max(residentKb, heldKb)

interface Round {
  memory: Held
  deliveries: number[]
  notifies: number[]
  heartbeats: number[]
  /** Share of one core that the server used during the measurement. */
  busy: number
}

async function ours(run: BenchRun): Promise<Round> {
  const inspectPort = await freePort()
  const sands = await startSands(run, {}, [inspectFlag(inspectPort)])
  const database = embeddedDatabase(sands.dataDir)
  const db = await connect(database, run)
  const everybody = (await addPeople(db, { count: STREAMS + WARM_UP_STREAMS })).map(({ userId, tokens }) => ({
    userId,
    token: tokens[0] ?? '',
  }))
  const { rows } = await db.query<{ id: string }>('select id from colleges order by sort limit 1')
  const people = everybody.slice(WARM_UP_STREAMS)
  const first = await openStreams(run, sands.port, everybody.slice(0, WARM_UP_STREAMS))
  await first.close()

  const at0 = await memoryAfterCollection(inspectPort)
  const streams = await openStreams(run, sands.port, people)
  const at10k = await memoryAfterCollection(inspectPort)

  const tokens = people.map(({ token }) => token)
  const beats = await startHeartbeats(run, { port: sands.port, tokens, perSecond: HEARTBEATS_PER_SECOND })
  await sleep(run.pace.warmUpSeconds * 1000)
  const [from, before] = [performance.now(), processSeconds(sands.pid)]
  const { times: heartbeats, result } = await beats.during(() =>
    streams.send({
      databaseUrl: database.url,
      collegeId: rows[0]?.id ?? '',
      perSecond: MESSAGES_PER_SECOND,
      seconds: run.pace.windowSeconds,
    }),
  )
  const busy = ((processSeconds(sands.pid) - before) * 1000) / (performance.now() - from)
  return { memory: perStream(at0, at10k), heartbeats, busy, ...result }
}

async function bareMemory(run: BenchRun): Promise<Held> {
  const [port, inspectPort] = [await freePort(), await freePort()]
  const child = startChild('stream-reference.ts', { flags: [inspectFlag(inspectPort)], quiet: true })
  run.defer(child.stop)
  child.send({ port, headers: { 'content-type': 'text/event-stream; charset=utf-8' } } satisfies StreamReferenceOrder)
  await child.next()
  const anybody = (count: number) => Array.from({ length: count }, () => ({ userId: '', token: 'x'.repeat(32) }))
  const first = await openStreams(run, port, anybody(WARM_UP_STREAMS))
  await first.close()
  const at0 = await memoryAfterCollection(inspectPort)
  await openStreams(run, port, anybody(STREAMS))
  return perStream(at0, await memoryAfterCollection(inspectPort))
}

const p99 = (times: readonly number[]) => quantile(times, P99)

function report(run: BenchRun, rounds: readonly Round[], bare: readonly Held[]): void {
  const kb = ({ residentKb, heldKb }: Held) => `${residentKb.toFixed(1)}/${heldKb.toFixed(1)}`
  run.note(
    `KB a stream, resident/held by JavaScript: ${rounds.map(({ memory }) => kb(memory)).join(', ')}; bare: ${bare.map(kb).join(', ')}`,
  )
  for (const { deliveries, notifies, heartbeats, busy } of rounds) {
    const times = (all: readonly number[]) =>
      `${median(all).toFixed(1)}/${p99(all).toFixed(1)}/${Math.max(...all).toFixed(1)}`
    run.note(
      `median/p99/worst in ms: ${deliveries.length} messages ${times(deliveries)}, ${notifies.length} NOTIFYs ${times(notifies)}, ` +
        `${heartbeats.length} heartbeats ${times(heartbeats)}; server at ${Math.round(busy * 100)} % of a core`,
    )
  }
}

async function run(run: BenchRun) {
  const bare: Held[] = []
  const rounds: Round[] = []
  for (let round = 0; round < run.pace.rounds; round += 1) {
    bare.push(await inPart(run, bareMemory))
    rounds.push(await inPart(run, ours))
  }
  report(run, rounds, bare)
  const [memory, delivery] = LINES
  return [
    lineOf(
      {
        name: memory,
        unit: 'KB',
        value: median(rounds.map((round) => larger(round.memory))),
        reference: median(bare.map(larger)),
      },
      { measure: 'value', relation: '<', bound: MOST_KB },
    ),
    lineOf(
      {
        name: delivery,
        unit: 'ms',
        value: median(rounds.map(({ deliveries }) => p99(deliveries))),
        reference: median(rounds.map(({ notifies }) => p99(notifies))),
      },
      { measure: 'ratio', relation: '<=', bound: MOST_TIMES_NOTIFY },
    ),
  ]
}

export const unreadStreams: Bench = { name: NAME, lines: LINES, run }
