import type { OpenLoopMessage, OpenLoopOrder, OpenLoopWord } from '../../programs/open-loop.ts'
import { type BenchRun, check } from '../bench.ts'
import { heard, startChild } from '../child.ts'
import { sampleAnswer } from './answer.ts'
import { heartbeatCall } from './heartbeat-call.ts'
import { phoneRequest } from './phone-request.ts'

interface OpenLoopOptions {
  port: number
  /** Tokens of the people who send the heartbeats, in rotation. */
  tokens: readonly string[]
  perSecond: number
}

/** Sends heartbeats at a fixed rate until the bench ends. */
export interface OpenLoop {
  /** Milliseconds of every heartbeat that was due while the work was done. */
  during<Result>(work: () => Promise<Result>): Promise<{ times: number[]; result: Result }>
}

/** When a smaller share of the heartbeats was sent, the rate was not the intended one and the run is invalid. */
const SENT_SHARE = 0.99

export async function startHeartbeats(run: BenchRun, { port, tokens, perSecond }: OpenLoopOptions): Promise<OpenLoop> {
  const call = heartbeatCall(new Date().toISOString())
  const { status, body } = await sampleAnswer(port, phoneRequest(call, { port, token: tokens[0] ?? '' }))
  check(status.startsWith('HTTP/1.1 200 '), `the server refuses heartbeats:\n${body}`)
  const child = startChild<OpenLoopMessage>('open-loop.ts')
  run.defer(child.stop)
  const order: OpenLoopOrder = { port, call, tokens: [...tokens], answer: body, perSecond }
  child.send(order)
  await heard(child, 'running')
  return {
    async during(work) {
      child.send('begin' satisfies OpenLoopWord)
      const result = await work()
      child.send('end' satisfies OpenLoopWord)
      const { times, seconds } = await heard(child, 'window')
      check(
        times.length >= SENT_SHARE * perSecond * seconds,
        `only ${times.length} heartbeats were sent in ${seconds.toFixed(1)} s`,
      )
      return { times, result }
    },
  }
}
