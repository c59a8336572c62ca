// Sends coverage updates at a fixed rate, however slow the answers are: every person in rotation, each every five
// seconds.
// The time of an answer counts from the moment its request was due. The bench starts it as a separate process.
import { endWithParent } from '../kernel/child.ts'
import { type Exchange, openExchange } from '../kernel/load/exchange.ts'
import { phoneRequest } from '../kernel/load/phone-request.ts'
import { playedIn, TICK_MS } from '../kernel/load/played.ts'
import type { BenchViewer } from '../kernel/load/viewers.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface LearnersOrder {
  port: number
  viewers: BenchViewer[]
  seconds: number
}

export interface LearnersReport {
  kind: 'learned'
  /** Milliseconds of every update. */
  times: number[]
  /** How many of each viewer's updates were acknowledged, in their order. */
  acknowledged: number[]
}
export type LearnersMessage = LearnersReport | Fault

const LOOK_MS = 1
/**
 * Connections that are opened before the first request is due: opening a thousand at once would overload the server.
 */
const FIRST_LINES = 400
const PATH = '/sands-lms/api/v1/learning-details/update'

interface Line {
  exchange: Exchange
  viewer: number
  due: number
}

let answered = 0

function run({ port, viewers, seconds }: LearnersOrder): void {
  const perMs = viewers.length / TICK_MS
  const updates = Math.floor(seconds * 1000 * perMs)
  const sentBy = viewers.map(() => 0)
  const acknowledged = viewers.map(() => 0)
  const times: number[] = []
  const free: Line[] = []
  let [started, epoch] = [0, 0]
  let sent = 0

  function take(line: Line, body: string): void {
    answered += 1
    const { code, data } = JSON.parse(body) as { code: number; data: { ackSeq: number; uncounted: unknown[] } | null }
    const seq = sentBy[line.viewer]
    if (code !== 1 || data?.ackSeq !== seq || data?.uncounted.length !== 0) fault(`refused: ${body}`)
    acknowledged[line.viewer] = seq ?? 0
    times.push(performance.now() - line.due)
    free.push(line)
    if (answered === updates) tell({ kind: 'learned', times, acknowledged } satisfies LearnersReport)
  }

  function request(viewer: number, dueMs: number): Buffer {
    const { viewingId, token } = viewers[viewer] ?? { viewingId: '', token: '' }
    if (acknowledged[viewer] !== sentBy[viewer]) fault('a learner waited five seconds for an answer')
    const seq = (sentBy[viewer] ?? 0) + 1
    sentBy[viewer] = seq
    const [from, to] = playedIn(seq)
    const at = new Date(Math.round(epoch + dueMs) - TICK_MS).toISOString()
    const segments = [{ from, to, rate: 1, milliseconds: TICK_MS, visible: 1, at }]
    const body = { learningDetailId: viewingId, seq, segments, position: to, signOfLife: 1 }
    return phoneRequest({ method: 'POST', path: PATH, body }, { port, token })
  }

  function send(): void {
    const viewer = sent % viewers.length
    const dueMs = sent / perMs
    const bytes = request(viewer, dueMs)
    sent += 1
    // Takes the connection that has been idle longest, because the server closes connections that are idle for too
    // long.
    const known = free.shift()
    if (known) {
      Object.assign(known, { viewer, due: started + dueMs })
      known.exchange.send(bytes)
      return
    }
    openLine({ viewer, due: started + dueMs }, (line) => line.exchange.send(bytes))
  }

  function openLine(task: Omit<Line, 'exchange'>, onOpen: (line: Line) => void): void {
    const line: Line = {
      ...task,
      exchange: openExchange({
        port,
        onOpen: () => onOpen(line),
        onAnswer: (body) => take(line, body),
        onFault: fault,
      }),
    }
  }

  function begin(): void {
    started = performance.now()
    epoch = Date.now()
    setInterval(() => {
      const now = performance.now() - started
      while (!hasFailed() && sent < updates && sent / perMs <= now) send()
    }, LOOK_MS)
  }

  /** Opens the connections one after the other. */
  function openFirst(): void {
    openLine({ viewer: 0, due: 0 }, (line) => {
      free.push(line)
      if (free.length < FIRST_LINES) openFirst()
      else begin()
    })
  }
  openFirst()
}

process.on('message', (order: LearnersOrder) => run(order))
watchForSilence(() => answered)
endWithParent()
