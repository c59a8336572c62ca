import { brotliCompressSync, constants } from 'node:zlib'

declare const shape: unique symbol

/** An answer that many people get: computed, serialised and compressed once. */
export class Prepared<Data> {
  declare readonly [shape]: Data
  readonly plain: Buffer
  readonly compressed: Buffer

  constructor(data: Data) {
    this.plain = Buffer.from(JSON.stringify({ code: 1, msg: '', data }))
    this.compressed = brotliCompressSync(this.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length },
    })
  }
}

/** Whether the caller reads brotli. A plain search will do: nobody sends `br;q=0`. */
export const readsBrotli = (acceptEncoding: string | string[] | undefined): boolean =>
  typeof acceptEncoding === 'string' && /\bbr\b/.test(acceptEncoding)
