import type { ServerResponse } from 'node:http'

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that gather answers before they pass them on are asked not to.
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}
/** A line that nobody reads any more; what waits on it would only grow. */
const MAX_WAITING_BYTES = 16 * 1024
/** Whoever has not read the end of the stream by then never will. */
const CLOSE_WAIT_MS = 5000

/** One open line of server-sent events. Small on purpose: there is one for everybody who is online. */
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

  /** Keeps proxies from taking the line for dead. */
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
