import type { ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

declare const shape: unique symbol

/**
 * Bytes as a text with one character each. Node then sends head and body together, which halves the cost of a small
 * answer.
 */
const asText = (bytes: Buffer): string => bytes.toString('latin1')

/** Compressing less than this makes an answer longer. */
const LEAST_COMPRESSED = 200

/** One form of an answer. The header fields are names and values in turn, which Node writes as they are. */
interface Form {
  text: string
  fields: readonly string[]
}

const formOf = (bytes: Buffer, encoding?: string): Form => ({
  text: asText(bytes),
  fields: [
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.length)],
    ...['vary', 'accept-encoding', ...(encoding ? ['content-encoding', encoding] : [])],
  ],
})

/** An answer for many people, computed, serialised and compressed once. */
export class Prepared<Data> {
  declare readonly [shape]: Data
  readonly #plain: Form
  readonly #compressed: Form | undefined

  constructor(data: Data) {
    const bytes = Buffer.from(JSON.stringify({ code: 1, msg: '', data }))
    this.#plain = formOf(bytes)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    this.#compressed = bytes.length < LEAST_COMPRESSED ? undefined : formOf(brotliCompressSync(bytes, { params }), 'br')
  }

  /**
   * Writes directly to the response, because the framework's own send would cost more. `fields` are further header
   * fields, names and values in turn.
   */
  send(response: ServerResponse, { brotli, fields }: { brotli: boolean; fields: readonly string[] }): void {
    const form = (brotli ? this.#compressed : undefined) ?? this.#plain
    response.writeHead(200, [...fields, ...form.fields])
    response.end(form.text, 'latin1')
  }
}

/** Whether the caller accepts brotli. A simple search is enough, because no client sends `br;q=0`. */
export const readsBrotli = (acceptEncoding: string | string[] | undefined): boolean =>
  typeof acceptEncoding === 'string' && /\bbr\b/.test(acceptEncoding)
