import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { HashAnswer, HashOrder } from './hash.process.ts'

// A function because the path is not available to drizzle-kit, as for pictures.
const programFile = () => join(import.meta.dirname, 'hash.process.ts')
/** An idle thread is ended to free its memory. */
const IDLE_MS = 60_000

export interface Hashes {
  /** The file of this id has grown to this length. Returns at once, without an answer. */
  grown(id: string, path: string, end: number): void
  /** The SHA-256 of the whole file. */
  forUpload(id: string, path: string, bytes: number): Promise<Buffer>
  close(): void
}

/** Hashes in a separate thread: a gigabyte takes a second, in which the server would answer nothing else. */
export function createHashes(program: string = programFile()): Hashes {
  const waiting = new Map<string, { resolve(hash: Buffer): void; reject(error: Error): void }>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    void thread?.terminate()
    thread = undefined
    for (const { reject } of waiting.values()) reject(new Error('the hashing thread ended'))
    waiting.clear()
  }

  function start(): Worker {
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 64 } })
    worker.unref()
    worker.on('message', ({ id, sha256 }: HashAnswer) => {
      const asked = waiting.get(id)
      waiting.delete(id)
      if (sha256) asked?.resolve(Buffer.from(sha256, 'hex'))
      else asked?.reject(new Error('the file could not be hashed'))
    })
    worker.on('error', () => thread === worker && stop())
    worker.on('exit', () => thread === worker && stop())
    return worker
  }

  function tell(order: HashOrder): void {
    thread ??= start()
    thread.postMessage(order)
    clearTimeout(idle)
    idle = setTimeout(() => waiting.size === 0 && stop(), IDLE_MS).unref()
  }

  return {
    grown: (id, path, end) => tell({ id, path, end, last: false }),
    forUpload: (id, path, bytes) =>
      new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        tell({ id, path, end: bytes, last: true })
      }),
    close: stop,
  }
}
