import { freePort } from '../../scripts/kernel/port.ts'
import type { ReferenceOrder } from '../programs/reference.ts'
import { type BenchRun, check, InvalidRun } from './bench.ts'
import { startChild } from './child.ts'
import { familySeconds, processSeconds } from './cpu.ts'
import type { RunningDatabase } from './database.ts'
import { median } from './line.ts'
import { type Answer, assertSame, sampleAnswer } from './load/answer.ts'
import { type Load, type Measured, measure } from './load/load.ts'
import { type PhoneCall, phoneRequest } from './load/phone-request.ts'
import type { Sands } from './sands.ts'

const CONNECTIONS = 500
/** Below this share of a core on the bare server, the generator was the limit and the ratio would look too good. */
const SATURATED = 0.9
/** Headers that the HTTP server or Fastify itself adds. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'content-length']

interface Comparison {
  call: PhoneCall
  sands: Sands
  database: RunningDatabase
  /** Access tokens of the people who make the call. */
  tokens: readonly string[]
  /** Access token of another person, used only to record what an answer looks like. */
  sampleToken: string
  /** Whether our server sends prepared bytes instead of serialising every answer. */
  ready?: boolean
}

async function startReference(
  run: BenchRun,
  { headers, body }: Answer,
  { call, ready = false }: Comparison,
): Promise<{ port: number; pid: number }> {
  const child = startChild('reference.ts')
  run.defer(child.stop)
  const port = await freePort()
  // Fastify sets the content type of serialised answers itself, which is faster than setting it explicitly.
  const own = ready ? OWN_HEADERS : [...OWN_HEADERS, 'content-type']
  const order: ReferenceOrder = {
    port,
    path: call.path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name))),
    body: ready ? { ready: body } : { json: JSON.parse(body) },
    keepAliveTimeout: Number(headers['keep-alive']?.replace('timeout=', '')) * 1000,
  }
  child.send(order)
  await child.next()
  return { port, pid: child.pid }
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

/** Measures one call at full speed, alternating with a bare Fastify route that reads and sends the same bytes. */
export async function againstBare(run: BenchRun, comparison: Comparison) {
  const { call, sands, database, tokens, sampleToken } = comparison
  const sampleOf = (port: number) => sampleAnswer(port, phoneRequest(call, { port, token: sampleToken }))
  const answer = await sampleOf(sands.port)
  check(answer.status.startsWith('HTTP/1.1 200 '), `the server refuses ${call.path}:\n${answer.body}`)
  const reference = await startReference(run, answer, comparison)
  assertSame(answer, await sampleOf(reference.port))

  const load = { call, tokens, connections: CONNECTIONS, answer: answer.body }
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
  report(run, bare, ours)
  const busy = Math.min(...bare.map(({ cores }) => cores.server ?? 0))
  const assertSaturated = () => {
    if (busy < SATURATED)
      throw new InvalidRun(`the bare server used ${Math.round(busy * 100)} % of a core: the generator was the limit`)
  }
  const perSecond = (runs: readonly Measured[]) => median(runs.map((measured) => measured.perSecond))
  return {
    answer,
    value: perSecond(ours),
    reference: perSecond(bare),
    acknowledged: ours.reduce((sum, measured) => sum + measured.acknowledged, 0),
    assertSaturated,
  }
}
