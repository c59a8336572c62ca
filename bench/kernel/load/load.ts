import type { GeneratorMessage, GeneratorOrder } from '../../programs/generator.ts'
import { type BenchRun, check } from '../bench.ts'
import { heard, startChild } from '../child.ts'
import { processSeconds } from '../cpu.ts'
import type { PhoneCall } from './phone-request.ts'

export interface Load {
  port: number
  call: PhoneCall
  tokens: readonly string[]
  connections: number
  /** The body every answer must have, in latin1. */
  answer: string
  /** Processor seconds of each part so far, by name. */
  meters: Readonly<Record<string, () => number>>
}

export interface Measured {
  perSecond: number
  /** Number of correct answers, including those of the warm-up and those after the window. */
  acknowledged: number
  /** Processor microseconds per request, by part, including the generator. */
  microseconds: Readonly<Record<string, number>>
  /** Used share of one core, by part. */
  cores: Readonly<Record<string, number>>
}

/** Distributes people evenly over the connections. */
function dealt(tokens: readonly string[], connections: number): string[][] {
  const each = tokens.length / connections
  check(Number.isInteger(each), `${tokens.length} people cannot be shared out over ${connections} connections`)
  return Array.from({ length: connections }, (_, index) => tokens.slice(index * each, (index + 1) * each))
}

/** One run of the generator against one server. */
export async function measure(run: BenchRun, load: Load): Promise<Measured> {
  const { port, call, answer } = load
  const { warmUpSeconds, windowSeconds } = run.pace
  const generator = startChild<GeneratorMessage>('generator.ts')
  run.defer(generator.stop)
  const meters = { ...load.meters, generator: () => processSeconds(generator.pid) }
  const read = () => Object.entries(meters).map(([part, seconds]) => [part, seconds()] as const)
  const order: GeneratorOrder = {
    port,
    call,
    tokens: dealt(load.tokens, load.connections),
    answer,
    warmUpSeconds,
    windowSeconds,
  }
  generator.send(order)
  await heard(generator, 'warm')
  const before = Object.fromEntries(read())
  generator.send({ measure: true })
  const { answered, seconds } = await heard(generator, 'measured')
  const used = read().map(([part, now]) => [part, now - (before[part] ?? 0)] as const)
  const { acknowledged } = await heard(generator, 'done')
  await generator.stop()
  return {
    perSecond: answered / seconds,
    acknowledged,
    microseconds: Object.fromEntries(used.map(([part, cpu]) => [part, (cpu * 1e6) / answered])),
    cores: Object.fromEntries(used.map(([part, cpu]) => [part, cpu / seconds])),
  }
}
