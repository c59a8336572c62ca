import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

declare const shape: unique symbol

/**
 * Bytes as a text with one character each. Node then sends head and body together, which halves the cost of a small
 * answer.
 */
const asText = (bytes: Buffer): string => bytes.toString('latin1')

/** Compressing less than this makes an answer longer. */
const LEAST_COMPRESSED = 200

/** An answer for many people, computed, serialised and compressed once. */
export class Prepared<Data> {
  declare readonly [shape]: Data
  readonly #plain: string
  readonly #compressed: string | undefined

  constructor(data: Data) {
    const bytes = Buffer.from(JSON.stringify({ code: 1, msg: '', data }))
    this.#plain = asText(bytes)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    this.#compressed = bytes.length < LEAST_COMPRESSED ? undefined : asText(brotliCompressSync(bytes, { params }))
  }

  /** Writes directly to the response, because the framework's own send would cost more. */
  send(response: ServerResponse, { brotli, headers }: { brotli: boolean; headers: OutgoingHttpHeaders }): void {
    const compressed = brotli ? this.#compressed : undefined
    const text = compressed ?? this.#plain
    const all: OutgoingHttpHeaders = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': text.length,
      vary: 'accept-encoding',
    }
    if (compressed !== undefined) all['content-encoding'] = 'br'
    response.writeHead(200, all)
    response.end(text, 'latin1')
  }
}

/** Whether the caller accepts brotli. A simple search is enough, because no client sends `br;q=0`. */
export const readsBrotli = (acceptEncoding: string | string[] | undefined): boolean =>
  typeof acceptEncoding === 'string' && /\bbr\b/.test(acceptEncoding)
