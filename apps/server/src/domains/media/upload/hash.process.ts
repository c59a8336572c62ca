/**
 * A thread that hashes files while they grow, so that the hash is ready
 * soon after the last byte. See `hashes.service.ts`.
 */
import { createHash, type Hash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

export interface HashOrder {
  id: string
  path: string
  /** How many bytes of the file can be read. */
  end: number
  /** Whether the file is complete and the caller waits for the hash. */
  last: boolean
}

export interface HashAnswer {
  id: string
  /** Undefined when the file could not be read. */
  sha256: string | undefined
}

/** When there are more, the oldest hashes are dropped and start again if their upload continues. */
const MOST_KNOWN = 500
const known = new Map<string, { hash: Hash; at: number }>()
const buffer = Buffer.allocUnsafeSlow(1024 * 1024)

/** Files only grow, so the part that was read is never read again. */
function readOn({ id, path, end }: HashOrder): Hash {
  const state = known.get(id) ?? { hash: createHash('sha256'), at: 0 }
  known.delete(id)
  const file = openSync(path, 'r')
  try {
    while (state.at < end) {
      const bytes = readSync(file, buffer, 0, Math.min(buffer.length, end - state.at), state.at)
      if (bytes === 0) throw new Error('the file became shorter while it was read')
      state.hash.update(buffer.subarray(0, bytes))
      state.at += bytes
    }
  } finally {
    closeSync(file)
  }
  known.set(id, state)
  if (known.size > MOST_KNOWN) for (const oldest of known.keys()) return forget(oldest, state.hash)
  return state.hash
}

function forget(id: string, hash: Hash): Hash {
  known.delete(id)
  return hash
}

function hashed(order: HashOrder): string | undefined {
  try {
    const hash = readOn(order)
    return order.last ? forget(order.id, hash).digest('hex') : undefined
  } catch {
    known.delete(order.id)
    return undefined
  }
}

parentPort?.on('message', (order: HashOrder) => {
  const sha256 = hashed(order)
  if (order.last) parentPort?.postMessage({ id: order.id, sha256 } satisfies HashAnswer)
})
