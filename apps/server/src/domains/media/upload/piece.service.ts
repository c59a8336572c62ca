import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { fail } from '../../../kernel/errors.ts'

/** A line that stays silent for so long is given up; what has arrived stays. */
const SILENCE_MS = 30_000
/** What waits for the disk goes to it together: a few large writes instead of many small ones. */
const WAITING_BYTES = 1024 * 1024

export interface Piece {
  path: string
  /** Where the file ends now. */
  offset: number
  /** More than that was never announced. */
  most: number
  content: Readable
  /** Looks at the first bytes before any are written, and throws to refuse them. */
  head?: { bytes: number; look(head: Buffer): void }
  /** So many bytes more have arrived. Throws to refuse them. */
  onTaken?(bytes: number): void
  /** The file has grown up to there. */
  onWritten(end: number): void
  silenceMs?: number
}

export interface WrittenPiece {
  /** Stops at once; what has arrived is written out. */
  stop(): void
  /** True when all of it came. Throws what the disk or the look says; nothing is written any more then. */
  ended: Promise<boolean>
}

/** Adds what arrives to the end of a file. However it ends, the file holds everything that came, in order and nothing else. */
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
  // The other side has gone; `close` follows.
  content.on('error', () => undefined)
  out.once('error', refuse)
  // Only then nothing is being written any more.
  out.once('close', () => {
    clearTimeout(silence)
    onWritten(offset + out.bytesWritten)
    if (problem === undefined) resolve(whole)
    else reject(problem)
  })
  // It may have broken while it waited for its turn.
  if (content.destroyed) stop()
  return { stop, ended: promise }
}

/**
 * The memory of what is written is given back at once. Left to the collector, a gigabyte of pieces makes it look through
 * everything the server holds a dozen times, which costs more than all the rest.
 */
function giveBack({ buffer, byteOffset, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) buffer.transfer(0)
}
