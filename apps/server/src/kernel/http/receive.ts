import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError, fail } from '../errors.ts'

/** A connection without data for this long is closed. */
const SILENCE_MS = 30_000
/** What comes slower than the slowest phone line over so long is given up too: it takes a place that others wait for. */
const SLOWEST_BYTES_A_SECOND = 4 * 1024
const PATIENCE_MS = 30_000

export interface Arriving {
  content: Readable
  /** The content length of the request, if given. */
  declaredBytes: number | undefined
  limit: number
  tooLarge: () => AppError
}

export const declaredBytes = (contentLength: string | undefined): number | undefined =>
  contentLength === undefined ? undefined : Number(contentLength)

/**
 * Yields the bytes as they arrive. Does not close the connection when reading stops early, because the answer still has
 * to be sent on it.
 */
async function* arriving({ content, declaredBytes, limit, tooLarge }: Arriving): AsyncGenerator<Buffer> {
  if ((declaredBytes ?? 0) > limit) throw tooLarge()
  const silence = setTimeout(() => content.destroy(new Error('no data arrived in time')), SILENCE_MS)
  let bytes = 0
  const started = performance.now()
  const isTooSlow = () => {
    const ms = performance.now() - started
    return ms > PATIENCE_MS && bytes < (SLOWEST_BYTES_A_SECOND * (ms - PATIENCE_MS)) / 1000
  }
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += chunk.length
      if (bytes > limit) throw tooLarge()
      if (isTooSlow()) throw fail('kernel.malformed')
      yield chunk
    }
  } catch (error) {
    // The client disconnected or was too slow, so it will not read this answer.
    throw error instanceof AppError ? error : fail('kernel.malformed')
  } finally {
    clearTimeout(silence)
  }
}

/** Writes a file to `path` as it arrives. `look` gets every chunk first and may refuse it. */
export async function receiveFile(upload: Arriving, path: string, look?: (chunk: Buffer) => void): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of arriving(upload)) {
      look?.(chunk)
      await handle.writeFile(chunk)
    }
  } finally {
    await handle.close()
  }
}
