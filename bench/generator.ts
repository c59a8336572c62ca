// Sends heartbeats on many connections, one at a time on each, and reads just enough of every answer to know that it is right.
// Started by the benches as a process of its own, because it must never be what limits the server.
import { connect, type Socket } from 'node:net'
import { endWithParent } from './kernel/child.ts'
import { heartbeatRequest } from './kernel/heartbeat-request.ts'
import { HOST } from './kernel/port.ts'

export interface GeneratorOrder {
  port: number
  /** Tokens of the people behind each connection, who take turns. */
  tokens: string[][]
  at: string
  /** The body every answer must have. */
  answer: string
  warmUpSeconds: number
  windowSeconds: number
}

/** In this order: connections are warm; the window is over; every request that went out has been answered. */
export type GeneratorMessage =
  | { kind: 'warm' }
  | { kind: 'measured'; answered: number; seconds: number }
  | { kind: 'done'; acknowledged: number }
  | { kind: 'fault'; fault: string }

const GOOD_HEAD = Buffer.from('HTTP/1.1 200 ')
const END_OF_HEAD = '\r\n\r\n'
const LONGEST_ANSWER = 8192
const SILENCE_MS = 30_000
/** Connections that begin at once; each of the others begins when one has had its first round. Strangers cost the server more. */
const FIRST_TO_COME = 50
/** One for all sockets: what is read is looked at before anything else is. */
const READ_BUFFER = Buffer.alloc(64 * 1024)
const tell = (message: GeneratorMessage) => void process.send?.(message)

let acknowledged = 0
let stopping = false
let failed = false

function fault(text: string): void {
  if (failed) return
  failed = true
  stopping = true
  tell({ kind: 'fault', fault: text })
}

const isWhole = (bytes: Buffer, length: number, answer: Buffer): boolean =>
  length >= GOOD_HEAD.length + answer.length &&
  bytes.compare(answer, 0, answer.length, length - answer.length, length) === 0 &&
  bytes.compare(GOOD_HEAD, 0, GOOD_HEAD.length, 0, GOOD_HEAD.length) === 0

/** Another status, or a whole answer by its own account and yet not the right one. */
function isUnexpected(begun: Buffer): boolean {
  if (!begun.subarray(0, GOOD_HEAD.length).equals(GOOD_HEAD.subarray(0, begun.length))) return true
  const text = begun.toString('latin1')
  const end = text.indexOf(END_OF_HEAD)
  if (end < 0) return begun.length > LONGEST_ANSWER
  const announced = /^content-length: (\d+)/im.exec(text)?.[1]
  return announced === undefined || begun.length >= end + END_OF_HEAD.length + Number(announced)
}

interface Line {
  port: number
  requests: Buffer[]
  answer: Buffer
  /** Everybody behind the connection has been answered once. */
  onRound(): void
  onEnd(): void
}

function openLine({ port, requests, answer, onRound, onEnd }: Line): Socket {
  let turn = 0
  let begun = Buffer.alloc(0)
  const send = () => {
    socket.write(requests[turn % requests.length] ?? '')
  }
  const answered = () => {
    acknowledged += 1
    turn += 1
    if (turn === requests.length) onRound()
    if (!stopping) return send()
    socket.destroy()
    onEnd()
  }
  const readOn = (length: number, bytes: Uint8Array) => {
    begun = Buffer.concat([begun, bytes.subarray(0, length)])
    if (isWhole(begun, begun.length, answer)) {
      begun = Buffer.alloc(0)
      return answered()
    }
    if (isUnexpected(begun)) fault(`not the answer that was expected:\n${begun.toString()}`)
  }
  const socket = connect({
    port,
    host: HOST,
    noDelay: true,
    onread: {
      buffer: READ_BUFFER,
      callback(length) {
        if (begun.length === 0 && isWhole(READ_BUFFER, length, answer)) answered()
        else readOn(length, READ_BUFFER)
        return true
      },
    },
  })
  socket.once('connect', send)
  socket.once('error', (error) => fault(error.message))
  socket.once('end', () => fault('the server closed a connection'))
  return socket
}

function watchForSilence(): void {
  let before = -1
  setInterval(() => {
    if (acknowledged === before) fault(`no answer for ${SILENCE_MS / 1000} s`)
    before = acknowledged
  }, SILENCE_MS).unref()
}

async function generate({ port, tokens, at, answer, warmUpSeconds, windowSeconds }: GeneratorOrder): Promise<void> {
  let [warming, open] = [tokens.length, tokens.length]
  const warmUp = new Promise<void>((resolve) => {
    setTimeout(resolve, warmUpSeconds * 1000)
  })
  const everybodyOnce = new Promise<void>((resolve) => {
    const toCome = [...tokens]
    const openNext = () => {
      const people = toCome.pop()
      if (!people) return
      const requests = people.map((token) => heartbeatRequest({ port, token, at }))
      openLine({ port, requests, answer: Buffer.from(answer), onRound, onEnd })
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
watchForSilence()
endWithParent()
