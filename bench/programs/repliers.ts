// Replies to a survey on many connections, one request at a time on each, as fast as the server answers. The bench starts
// it as a separate process, because it must never be what limits the server.
import { randomUUID } from 'node:crypto'
import { endWithParent } from '../kernel/child.ts'
import { openExchange } from '../kernel/load/exchange.ts'
import { phoneRequest } from '../kernel/load/phone-request.ts'
import { type BenchSurvey, surveyAnswers } from '../kernel/load/survey-day.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface RepliersOrder {
  port: number
  path: string
  /** What a stored reply is answered with. */
  answer: object
  survey: BenchSurvey
  tokens: string[]
  connections: number
  questions: number
  warmUpSeconds: number
  windowSeconds: number
}

export type RepliersMessage = { kind: 'warm' } | { kind: 'replied'; perSecond: number; acknowledged: number } | Fault

let answered = 0

function run(order: RepliersOrder): void {
  const { port, path, answer, survey, tokens, connections, questions, warmUpSeconds, windowSeconds } = order
  let isStopping = false
  let open = connections
  let measured = { from: 0, before: 0, perSecond: 0 }

  // Everything but the key of a reply is prepared once, so that making requests costs the generator next to nothing.
  const requests = tokens.map((token, place) => {
    const answers = surveyAnswers(place, questions)
    const body = { investigationId: survey.surveyId, editionId: survey.editionId, key: randomUUID(), answers }
    const bytes = phoneRequest({ method: 'POST', path, body }, { port, token })
    return { bytes, keyFrom: bytes.indexOf(body.key) }
  })
  const expected = JSON.stringify(answer)

  /** The request of one person with a new key. The same bytes are used again: nobody has two requests under way. */
  function requestOf(place: number): Buffer {
    const { bytes, keyFrom } = requests[place] ?? { bytes: Buffer.alloc(0), keyFrom: 0 }
    bytes.write(randomUUID(), keyFrom, 'latin1')
    return bytes
  }

  function openLine(line: number): void {
    let turn = line
    const exchange = openExchange({
      port,
      onOpen: () => exchange.send(requestOf(turn)),
      onFault: fault,
      onAnswer(text) {
        answered += 1
        if (text !== expected) return fault(`refused: ${text}`)
        turn = (turn + connections) % tokens.length
        if (!isStopping && !hasFailed()) return exchange.send(requestOf(turn))
        open -= 1
        if (open === 0)
          tell({ kind: 'replied', perSecond: measured.perSecond, acknowledged: answered } satisfies RepliersMessage)
      },
    })
  }
  for (let line = 0; line < connections; line += 1) openLine(line)

  setTimeout(() => {
    tell({ kind: 'warm' } satisfies RepliersMessage)
    measured = { from: performance.now(), before: answered, perSecond: 0 }
    setTimeout(() => {
      measured.perSecond = ((answered - measured.before) * 1000) / (performance.now() - measured.from)
      isStopping = true
    }, windowSeconds * 1000)
  }, warmUpSeconds * 1000)
}

process.once('message', (order: RepliersOrder) => run(order))
watchForSilence(() => answered)
endWithParent()
