// Saves answers on many connections, one request at a time on each, as fast as the server answers. The bench starts it as
// a separate process, because it must never be what limits the server.
import { endWithParent } from '../kernel/child.ts'
import { answerOf } from '../kernel/load/exam-answers.ts'
import { openExchange } from '../kernel/load/exchange.ts'
import { phoneRequest } from '../kernel/load/phone-request.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface Saver {
  token: string
  attemptId: string
  /** Changes that the server has already. */
  lastSeq: number
}

export interface SaversOrder {
  port: number
  path: string
  savers: Saver[]
  connections: number
  questions: number
  warmUpSeconds: number
  windowSeconds: number
  /** The bare server answers always the same. */
  isBare: boolean
}

export type SaversMessage = { kind: 'warm' } | { kind: 'saved'; perSecond: number; lastSeqs: number[] } | Fault

let answered = 0

function run({ port, path, savers, connections, questions, warmUpSeconds, windowSeconds, isBare }: SaversOrder): void {
  const lastSeqs = savers.map(({ lastSeq }) => lastSeq)
  let isStopping = false
  let open = connections
  let measured = { from: 0, before: 0, perSecond: 0 }

  function requestOf(place: number): Buffer {
    const { token = '', attemptId = '' } = savers[place] ?? {}
    const seq = (lastSeqs[place] ?? 0) + 1
    const change = { seq, ...answerOf(place, seq, questions), isFlagged: false, madeAt: new Date().toISOString() }
    const body = { examRecordId: attemptId, ticket: 1, operations: [change] }
    return phoneRequest({ method: 'POST', path, body }, { port, token })
  }

  function openLine(line: number): void {
    let turn = line
    const exchange = openExchange({
      port,
      onOpen: () => exchange.send(requestOf(turn)),
      onFault: fault,
      onAnswer(text) {
        answered += 1
        const { code, data } = JSON.parse(text) as { code: number; data: { lastSeq: number } | null }
        const seq = (lastSeqs[turn] ?? 0) + 1
        if (!isBare && (code !== 1 || data?.lastSeq !== seq)) return fault(`refused: ${text}`)
        lastSeqs[turn] = seq
        turn = (turn + connections) % savers.length
        if (!isStopping && !hasFailed()) return exchange.send(requestOf(turn))
        open -= 1
        if (open === 0) tell({ kind: 'saved', perSecond: measured.perSecond, lastSeqs } satisfies SaversMessage)
      },
    })
  }
  for (let line = 0; line < connections; line += 1) openLine(line)

  setTimeout(() => {
    tell({ kind: 'warm' } satisfies SaversMessage)
    measured = { from: performance.now(), before: answered, perSecond: 0 }
    setTimeout(() => {
      measured.perSecond = ((answered - measured.before) * 1000) / (performance.now() - measured.from)
      isStopping = true
    }, windowSeconds * 1000)
  }, warmUpSeconds * 1000)
}

process.once('message', (order: SaversOrder) => run(order))
watchForSilence(() => answered)
endWithParent()
