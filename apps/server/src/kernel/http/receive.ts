import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { AppError, fail } from '../errors.ts'

/** A line that stays silent for so long is given up. */
const SILENCE_MS = 30_000

export interface Arriving {
  content: Readable
  /** What the request says it will send; undefined when it does not. */
  declaredBytes: number | undefined
  limit: number
  tooLarge: () => AppError
}

export const declaredBytes = (contentLength: string | undefined): number | undefined =>
  contentLength === undefined ? undefined : Number(contentLength)

/** The bytes one after the other, without ending the line when we stop early: the answer still has to go out on it. */
async function* arriving({ content, declaredBytes, limit, tooLarge }: Arriving): AsyncGenerator<Buffer> {
  if ((declaredBytes ?? 0) > limit) throw tooLarge()
  const silence = setTimeout(() => content.destroy(new Error('the line is silent')), SILENCE_MS)
  let bytes = 0
  try {
    for await (const chunk of content.iterator({ destroyOnReturn: false })) {
      silence.refresh()
      bytes += chunk.length
      if (bytes > limit) throw tooLarge()
      yield chunk
    }
  } catch (error) {
    // The other side has gone, or was too slow: nobody reads what we say now.
    throw error instanceof AppError ? error : fail('kernel.malformed')
  } finally {
    clearTimeout(silence)
  }
}

/** Writes a file to `path` as it arrives; `look` sees every piece first and may refuse it. */
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
