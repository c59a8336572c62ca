import { connect } from 'node:net'
import { HOST } from '../port.ts'

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

export function openExchange({ port, onOpen, onAnswer, onFault }: ExchangeOptions): Exchange {
  let started = ''
  const socket = connect({ port, host: HOST, noDelay: true })
  // latin1 maps each byte to one character, so that lengths agree; the compared parts of the answers are ASCII.
  socket.setEncoding('latin1')
  socket.on('data', (more: string) => {
    started += more
    const end = started.indexOf(END_OF_HEAD)
    if (end < 0) return
    const length = Number(/^content-length: (\d+)/im.exec(started.slice(0, end))?.[1])
    const from = end + END_OF_HEAD.length
    if (Number.isNaN(length)) return onFault(`an answer without a length:\n${started}`)
    if (started.length < from + length) return
    const answer = started
    started = ''
    if (!answer.startsWith('HTTP/1.1 200 ')) return onFault(`not the answer that was expected:\n${answer}`)
    onAnswer(answer.slice(from))
  })
  socket.once('connect', onOpen)
  socket.once('error', (error) => onFault(error.message))
  socket.once('end', () => onFault('the server closed a connection'))
  return { send: (request) => void socket.write(request) }
}
