import type { Socket } from 'node:net'
import { fail, presentError } from '../errors.ts'

/** Node's error for a connection on which no complete request arrived in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Answers a request that is not valid HTTP or has too long headers.
 *
 * Browsers open connections before they need them. Such a connection is closed without a word when it stays unused:
 * an answer that nobody asked for would be read as the answer to the request that the browser sends at that moment,
 * but a closed connection makes the browser send it again on another one.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const isUnused = error.code === LATE && socket.bytesRead === 0
  if (isUnused || !socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const { status, body } = presentError(fail('kernel.malformed'), 'zh-cn')
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  )
}
