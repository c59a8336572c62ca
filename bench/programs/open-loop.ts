// Sends heartbeats at a fixed rate: a slow answer does not delay the next request.
// The time of an answer counts from the moment its request was due. The benches start it as a separate process.
import { endWithParent } from '../kernel/child.ts'
import { type Connection, openConnection } from '../kernel/load/connection.ts'
import { type PhoneCall, phoneRequest } from '../kernel/load/phone-request.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface OpenLoopOrder {
  port: number
  call: PhoneCall
  /** Tokens of the people who send the heartbeats, in rotation. */
  tokens: string[]
  /** The body every answer must have, in latin1. */
  answer: string
  perSecond: number
}

/**
 * Sent to the program when a window begins and ends. It answers the end with the milliseconds of every request that was
 * due in the window.
 */
export type OpenLoopWord = 'begin' | 'end'
export type OpenLoopMessage = { kind: 'running' } | { kind: 'window'; times: number[]; seconds: number } | Fault

const TICK_MS = 1
/** With more open requests the server has fallen behind permanently. */
const MOST_OPEN = 3000

let answered = 0

interface Window {
  begin: number
  end: number
  waiting: number
  times: number[]
}
let current: Window | undefined

function report({ begin, end, waiting, times }: Window): void {
  if (waiting === 0 && end < Number.POSITIVE_INFINITY) tell({ kind: 'window', times, seconds: (end - begin) / 1000 })
}

process.on('message', (word: OpenLoopWord | OpenLoopOrder) => {
  if (word === 'begin') {
    current = { begin: performance.now(), end: Number.POSITIVE_INFINITY, waiting: 0, times: [] }
  } else if (word === 'end') {
    if (!current) return fault('a window was ended that was not started')
    current.end = performance.now()
    report(current)
  } else run(word)
})

interface Line {
  connection: Connection
  due: number
  window: Window | undefined
}

function run({ port, call, tokens, answer, perSecond }: OpenLoopOrder): void {
  const requests = tokens.map((token) => phoneRequest(call, { port, token }))
  const body = Buffer.from(answer, 'latin1')
  const free: Line[] = []
  const started = performance.now()
  let sent = 0
  let lines = 0

  function settle(line: Line): void {
    answered += 1
    const { window, due } = line
    line.window = undefined
    free.push(line)
    if (!window) return
    window.times.push(performance.now() - due)
    window.waiting -= 1
    report(window)
  }

  function send(due: number): void {
    const request = requests[sent % requests.length] ?? Buffer.alloc(0)
    sent += 1
    const window = current && due >= current.begin && due < current.end ? current : undefined
    if (window) window.waiting += 1
    // Takes the connection that has been idle longest, because the server closes connections that are idle for too
    // long.
    const known = free.shift()
    if (known) {
      known.due = due
      known.window = window
      known.connection.send(request)
    } else openFor(request, { due, window })
  }

  function openFor(request: Buffer, { due, window }: Pick<Line, 'due' | 'window'>): void {
    lines += 1
    if (lines > MOST_OPEN) fault(`${MOST_OPEN} requests wait for their answers: the server does not keep up`)
    const line: Line = {
      due,
      window,
      connection: openConnection({
        port,
        answer: body,
        onOpen: () => line.connection.send(request),
        onAnswer: () => settle(line),
        onFault: fault,
      }),
    }
  }

  setInterval(() => {
    if (hasFailed()) return
    const now = performance.now()
    for (;;) {
      const due = started + (sent * 1000) / perSecond
      if (due > now) return
      send(due)
    }
  }, TICK_MS)
  tell({ kind: 'running' })
}

watchForSilence(() => answered)
endWithParent()
