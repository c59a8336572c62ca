// Makes one call on many connections, one request at a time on each, as fast as the server answers.
// The benches start it as a separate process, because it must never be what limits the server.
import { endWithParent } from '../kernel/child.ts'
import { type Connection, openConnection } from '../kernel/load/connection.ts'
import { type PhoneCall, phoneRequest } from '../kernel/load/phone-request.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface GeneratorOrder {
  port: number
  call: PhoneCall
  /** Tokens of the people of each connection, used in rotation. */
  tokens: string[][]
  /** The body every answer must have, in latin1. */
  answer: string
  warmUpSeconds: number
  windowSeconds: number
}

/** Sent in this order: the connections are warm; the window is over; every request that was sent has been answered. */
export type GeneratorMessage =
  | { kind: 'warm' }
  | { kind: 'measured'; answered: number; seconds: number }
  | { kind: 'done'; acknowledged: number }
  | Fault

/**
 * Connections that start at once. Each further connection starts when another has completed its first round, because
 * the first call of a token costs the server more.
 */
const FIRST_TO_COME = 50

let acknowledged = 0
let stopping = false

interface Line {
  port: number
  requests: Buffer[]
  answer: Buffer
  /** Every person of the connection has been answered once. */
  onRound(): void
  onEnd(): void
}

function openLine({ port, requests, answer, onRound, onEnd }: Line): Connection {
  let turn = 0
  const send = () => connection.send(requests[turn % requests.length] ?? Buffer.alloc(0))
  const connection = openConnection({
    port,
    answer,
    onOpen: send,
    onFault: fault,
    onAnswer() {
      acknowledged += 1
      turn += 1
      if (turn === requests.length) onRound()
      if (!stopping && !hasFailed()) return send()
      connection.close()
      onEnd()
    },
  })
  return connection
}

async function generate(order: GeneratorOrder): Promise<void> {
  const { port, call, tokens, warmUpSeconds, windowSeconds } = order
  const answer = Buffer.from(order.answer, 'latin1')
  let [warming, open] = [tokens.length, tokens.length]
  const warmUp = new Promise<void>((resolve) => {
    setTimeout(resolve, warmUpSeconds * 1000)
  })
  const everybodyOnce = new Promise<void>((resolve) => {
    const toCome = [...tokens]
    const openNext = () => {
      const people = toCome.pop()
      if (!people) return
      const requests = people.map((token) => phoneRequest(call, { port, token }))
      openLine({ port, requests, answer, onRound, onEnd })
    }
    const onRound = () => {
      warming -= 1
      if (warming === 0) resolve()
      openNext()
    }
    const onEnd = () => {
      open -= 1
      if (open === 0) tell({ kind: 'done', acknowledged })
    }
    for (let line = 0; line < FIRST_TO_COME; line += 1) openNext()
  })
  await Promise.all([warmUp, everybodyOnce])
  tell({ kind: 'warm' })

  process.once('message', () => {
    const [from, before] = [performance.now(), acknowledged]
    setTimeout(() => {
      const seconds = (performance.now() - from) / 1000
      tell({ kind: 'measured', answered: acknowledged - before, seconds })
      stopping = true
    }, windowSeconds * 1000)
  })
}

process.once('message', (order: GeneratorOrder) => void generate(order))
watchForSilence(() => acknowledged)
endWithParent()
