import { connect } from 'node:net'
import { HOST } from '../../../scripts/kernel/port.ts'

const GOOD_HEAD = Buffer.from('HTTP/1.1 200 ')
const END_OF_HEAD = '\r\n\r\n'
const LONGEST_HEAD = 8192
/** All sockets share one buffer: received bytes are processed before the next read. */
const READ_BUFFER = Buffer.alloc(64 * 1024)

const isWhole = (bytes: Buffer, length: number, answer: Buffer): boolean =>
  length >= GOOD_HEAD.length + answer.length &&
  bytes.compare(answer, 0, answer.length, length - answer.length, length) === 0 &&
  bytes.compare(GOOD_HEAD, 0, GOOD_HEAD.length, 0, GOOD_HEAD.length) === 0

/** The answer has another status, or is complete according to its own length but differs from the expected answer. */
function isUnexpected(started: Buffer): boolean {
  if (!started.subarray(0, GOOD_HEAD.length).equals(GOOD_HEAD.subarray(0, started.length))) return true
  const text = started.toString('latin1')
  const end = text.indexOf(END_OF_HEAD)
  if (end < 0) return started.length > LONGEST_HEAD
  const announced = /^content-length: (\d+)/im.exec(text)?.[1]
  return announced === undefined || started.length >= end + END_OF_HEAD.length + Number(announced)
}

interface ConnectionOptions {
  port: number
  /** The body every answer must have. */
  answer: Buffer
  onOpen(): void
  onAnswer(): void
  onFault(fault: string): void
}

/** One connection to a server with one request at a time. It reads just enough of every answer to verify it. */
export interface Connection {
  send(request: Buffer): void
  close(): void
}

export function openConnection({ port, answer, onOpen, onAnswer, onFault }: ConnectionOptions): Connection {
  let started = Buffer.alloc(0)
  const readOn = (length: number, bytes: Uint8Array) => {
    started = Buffer.concat([started, bytes.subarray(0, length)])
    if (isWhole(started, started.length, answer)) {
      started = Buffer.alloc(0)
      return onAnswer()
    }
    if (isUnexpected(started)) onFault(`not the answer that was expected:\n${started.toString()}`)
  }
  const socket = connect({
    port,
    host: HOST,
    noDelay: true,
    onread: {
      buffer: READ_BUFFER,
      callback(length) {
        if (started.length === 0 && isWhole(READ_BUFFER, length, answer)) onAnswer()
        else readOn(length, READ_BUFFER)
        return true
      },
    },
  })
  socket.once('connect', onOpen)
  socket.once('error', (error) => onFault(error.message))
  socket.once('end', () => onFault('the server closed a connection'))
  return {
    send: (request) => void socket.write(request),
    close: () => void socket.destroy(),
  }
}
