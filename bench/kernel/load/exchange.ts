import { connect } from 'node:net'
import { HOST } from '../../../scripts/kernel/port.ts'

const END_OF_HEAD = '\r\n\r\n'

interface ExchangeOptions {
  port: number
  onOpen(): void
  /** The body of a good answer. */
  onAnswer(body: string): void
  onFault(fault: string): void
}

/** One connection to a server with one request at a time, for answers that differ. */
export interface Exchange {
  send(request: Buffer): void
}

const LENGTH = 'content-length: '
/** All connections read into the same bytes: what has arrived is a text before the next one reads. */
const arrived = Buffer.allocUnsafe(64 * 1024)

/** The length of the body, or NaN if the head does not tell it. */
function lengthIn(head: string): number {
  const from = head.indexOf(LENGTH)
  return from < 0 ? Number.NaN : Number.parseInt(head.slice(from + LENGTH.length, from + LENGTH.length + 12), 10)
}

export function openExchange({ port, onOpen, onAnswer, onFault }: ExchangeOptions): Exchange {
  let started = ''

  function take(more: string): void {
    started = started === '' ? more : started + more
    const end = started.indexOf(END_OF_HEAD)
    if (end < 0) return
    const length = lengthIn(started)
    const from = end + END_OF_HEAD.length
    if (Number.isNaN(length)) return void onFault(`an answer without a length:\n${started}`)
    if (started.length < from + length) return
    const answer = started
    started = ''
    if (!answer.startsWith('HTTP/1.1 200 ')) return void onFault(`not the answer that was expected:\n${answer}`)
    onAnswer(answer.slice(from))
  }

  const callback = (count: number) => {
    // latin1 maps each byte to one character, so that lengths agree; the compared parts of the answers are ASCII.
    take(arrived.toString('latin1', 0, count))
    return true
  }
  const socket = connect({ port, host: HOST, noDelay: true, onread: { buffer: arrived, callback } })
  socket.once('connect', onOpen)
  socket.once('error', (error) => onFault(error.message))
  socket.once('end', () => onFault('the server closed a connection'))
  return { send: (request) => void socket.write(request) }
}
