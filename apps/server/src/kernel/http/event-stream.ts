import type { ServerResponse } from 'node:http'

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Asks proxies not to buffer the answer.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}
/** The most unread bytes before a stream counts as abandoned and is closed. */
const MAX_WAITING_BYTES = 16 * 1024
/** A client that has not read the end of the stream after this time is disconnected. */
const CLOSE_WAIT_MS = 5000

/** One open connection of server-sent events. The object is small because everybody online has one. */
export class EventStream {
  readonly #response: ServerResponse

  constructor(response: ServerResponse, requestId: string) {
    this.#response = response
    response.on('error', () => response.destroy())
    response.writeHead(200, { ...HEAD, 'x-request-id': requestId })
  }

  send(data: string): void {
    this.#write(`data: ${data}\n\n`)
  }

  /** Prevents proxies from closing the connection as idle. */
  ping(): void {
    this.#write(':\n\n')
  }

  close(): void {
    const response = this.#response
    if (response.writableEnded || response.destroyed) return
    response.end()
    const late = setTimeout(() => response.destroy(), CLOSE_WAIT_MS).unref()
    response.once('close', () => clearTimeout(late))
  }

  onClose(listener: () => void): void {
    this.#response.once('close', listener)
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return
    if (this.#response.writableLength > MAX_WAITING_BYTES) this.#response.destroy()
    else this.#response.write(text)
  }
}
