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

/** One line to a server, one request at a time on it, whose answers differ. */
export interface Exchange {
  send(request: Buffer): void
}

export function openExchange({ port, onOpen, onAnswer, onFault }: ExchangeOptions): Exchange {
  let started = ''
  const socket = connect({ port, host: HOST, noDelay: true })
  // One character a byte, so that lengths agree; what matters in the answers is plain.
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
