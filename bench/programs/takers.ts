// Takes an exam as many people: everybody opens the paper within a minute, saves every five seconds, and hands in within
// a minute, in the same order. Requests are sent when they are due, however slow the answers are; the time of a save
// counts from that moment. The bench and the rehearsal start it as a separate process.
import { endWithParent } from '../kernel/child.ts'
import { answerOf } from '../kernel/load/exam-answers.ts'
import type { BenchTaker } from '../kernel/load/exam-day.ts'
import { type Exchange, openExchange } from '../kernel/load/exchange.ts'
import { phoneRequest } from '../kernel/load/phone-request.ts'
import { type Fault, fault, hasFailed, tell, watchForSilence } from '../kernel/program.ts'

export interface TakersOrder {
  port: number
  examId: string
  takers: BenchTaker[]
  questions: number
  /** Within this time everybody opens the paper, and hands in. */
  spreadSeconds: number
  /** Saves of each person. */
  saves: number
}

export interface TakersReport {
  kind: 'taken'
  /** Milliseconds of every save, opening and submit. */
  saves: number[]
  opens: number[]
  submits: number[]
  /** How many changes of each person were acknowledged. */
  acknowledged: number[]
}
export type TakersMessage = TakersReport | Fault

const SAVE_EVERY_MS = 5000
const CHANGES_PER_SAVE = 2
const LOOK_MS = 2
const PATH = '/sands-lms/api/v1/exam'

type Step = 'start' | 'open' | 'save' | 'submit'

interface Taker extends BenchTaker {
  place: number
  exchange: Exchange | undefined
  step: Step
  due: number
  recordId: string
  ticket: number
  saved: number
  acknowledged: number
  isBusy: boolean
}

let answered = 0

function run({ port, examId, takers, questions, spreadSeconds, saves }: TakersOrder): void {
  const times: Record<Step, number[]> = { start: [], open: [], save: [], submit: [] }
  const began = performance.now()
  let left = takers.length
  const people = takers.map(
    (taker, place): Taker => ({
      ...taker,
      place,
      exchange: undefined,
      step: 'start',
      due: began + (place / takers.length) * spreadSeconds * 1000,
      recordId: '',
      ticket: 0,
      saved: 0,
      acknowledged: 0,
      isBusy: false,
    }),
  )

  function bodyOf({ step, place, recordId, ticket, acknowledged }: Taker): object {
    if (step === 'start') return { examId }
    if (step === 'open') return { examRecordId: recordId }
    if (step === 'submit') return { examRecordId: recordId, ticket, lastSeq: acknowledged }
    const operations = Array.from({ length: CHANGES_PER_SAVE }, (_, index) => {
      const seq = acknowledged + index + 1
      return { seq, ...answerOf(place, seq, questions), isFlagged: false, madeAt: new Date().toISOString() }
    })
    return { examRecordId: recordId, ticket, operations }
  }

  /** What comes next, when an answer has arrived. */
  function advance(
    taker: Taker,
    data: { examRecordId?: string; ticket?: number; lastSeq?: number; refused?: unknown[] },
  ) {
    times[taker.step].push(performance.now() - taker.due)
    if (taker.step === 'start') {
      taker.recordId = data.examRecordId ?? ''
      taker.step = 'open'
      return
    }
    if (taker.step === 'open') taker.ticket = data.ticket ?? 0
    if (taker.step === 'save') {
      if (data.lastSeq !== taker.acknowledged + CHANGES_PER_SAVE || data.refused?.length !== 0)
        fault(`a save was not stored: ${JSON.stringify(data)}`)
      taker.acknowledged = data.lastSeq ?? 0
      taker.saved += 1
    }
    if (taker.step === 'submit') {
      left -= 1
      taker.due = Number.POSITIVE_INFINITY
      if (left === 0) finish()
      return
    }
    taker.step = taker.saved < saves ? 'save' : 'submit'
    taker.due += SAVE_EVERY_MS
  }

  function send(taker: Taker): void {
    taker.isBusy = true
    const call = {
      method: 'POST',
      path: `${PATH}/${taker.step}`,
      body: bodyOf(taker),
      // A start needs a key that makes it harmless when it is sent twice.
      ...(taker.step === 'start' && { headers: { 'Idempotency-Key': `rehearsal-${examId}-${taker.place}` } }),
    } as const
    const bytes = phoneRequest(call, { port, token: taker.token })
    if (taker.exchange) {
      taker.exchange.send(bytes)
      return
    }
    taker.exchange = openExchange({
      port,
      onOpen: () => taker.exchange?.send(bytes),
      onFault: fault,
      onAnswer: (body) => {
        answered += 1
        taker.isBusy = false
        const { code, data } = JSON.parse(body) as { code: number; data: Parameters<typeof advance>[1] }
        if (code !== 1) return fault(`refused: ${body}`)
        advance(taker, data)
      },
    })
  }

  function finish(): void {
    clearInterval(timer)
    const acknowledged = people.map((taker) => taker.acknowledged)
    const { open: opens, save, submit: submits } = times
    tell({ kind: 'taken', saves: save, opens, submits, acknowledged } satisfies TakersReport)
  }

  const timer = setInterval(() => {
    if (hasFailed()) return
    const now = performance.now()
    for (const taker of people) if (!taker.isBusy && taker.due <= now) send(taker)
  }, LOOK_MS)
}

process.once('message', (order: TakersOrder) => run(order))
watchForSilence(() => answered)
endWithParent()
