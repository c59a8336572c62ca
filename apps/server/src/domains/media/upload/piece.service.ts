import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { fail } from '../../../kernel/errors.ts'

/** A connection that stays silent for this long is ended; what has arrived stays. */
const SILENCE_MS = 30_000
/** Data that waits for the disk is written together: a few large writes instead of many small ones. */
const WAITING_BYTES = 1024 * 1024

export interface Piece {
  path: string
  /** The current end of the file. */
  offset: number
  /** No more than this was announced. */
  most: number
  content: Readable
  /** Checks the first bytes before any are written, and throws to refuse them. */
  head?: { bytes: number; look(head: Buffer): void }
  /** Called with the number of bytes that have arrived. Throws to refuse them. */
  onTaken?(bytes: number): void
  /** Called with the new end of the file. */
  onWritten(end: number): void
  silenceMs?: number
}

export interface WrittenPiece {
  /** Stops at once; what has arrived is still written. */
  stop(): void
  /**
   * True when the whole piece arrived. Rejects with the error of the
   * disk or of the check; nothing is written after that.
   */
  ended: Promise<boolean>
}

/** Appends what arrives to a file. However it ends, the file contains exactly the bytes that arrived, in order. */
export function writePiece({
  path,
  offset,
  most,
  content,
  head,
  onTaken,
  onWritten,
  silenceMs = SILENCE_MS,
}: Piece): WrittenPiece {
  const out = createWriteStream(path, { flags: 'r+', start: offset, highWaterMark: WAITING_BYTES })
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  let waiting: Buffer[] | undefined = head ? [] : undefined
  let arrived = 0
  let whole = false
  let problem: unknown
  const silence = setTimeout(stop, silenceMs)

  function stop(): void {
    content.off('data', take).off('end', stop).off('close', stop)
    out.end()
  }

  function refuse(error: unknown): void {
    problem = error
    stop()
  }

  function write(chunk: Buffer): void {
    if (out.write(chunk, () => giveBack(chunk))) return
    content.pause()
    out.once('drain', () => {
      silence.refresh()
      onWritten(offset + out.bytesWritten)
      content.resume()
    })
  }

  function take(chunk: Buffer): void {
    silence.refresh()
    arrived += chunk.length
    if (arrived > most) return void refuse(fail('kernel.malformed'))
    try {
      onTaken?.(chunk.length)
      if (!waiting || !head) return void write(chunk)
      waiting.push(chunk)
      if (arrived < head.bytes) return
      const started = Buffer.concat(waiting)
      waiting = undefined
      head.look(started.subarray(0, head.bytes))
      write(started)
    } catch (error) {
      refuse(error)
    }
  }

  content.on('data', take)
  content.once('end', () => {
    whole = true
  })
  content.on('end', stop).on('close', stop)
  // The client has disconnected; `close` follows.
  content.on('error', () => undefined)
  out.once('error', refuse)
  // Only after this event nothing is being written any more.
  out.once('close', () => {
    clearTimeout(silence)
    onWritten(offset + out.bytesWritten)
    if (problem === undefined) resolve(whole)
    else reject(problem)
  })
  // The connection may have broken while it waited for the lock.
  if (content.destroyed) stop()
  return { stop, ended: promise }
}

/**
 * Frees the memory of written data at once. The garbage collector would scan the whole heap a dozen times per
 * gigabyte, which costs more than all the rest.
 */
function giveBack({ buffer, byteOffset, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) buffer.transfer(0)
}
