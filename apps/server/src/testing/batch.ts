import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import type { Client } from './client.ts'

const FIRST_LOOK_MS = 10
const LAST_LOOK_MS = 250

/**
 * Waits for the end of a batch and returns it, successful or not. The pauses grow, because the rate limit does not
 * allow hundreds of calls in a minute.
 */
export async function batchEnded(client: Client, id: BatchId): Promise<Batch> {
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(2 * pause, LAST_LOOK_MS)) {
    const answer = await client.call('GET /sands-system/api/v1/ops/batch/get', { query: { id } })
    if (answer.code !== 1) throw new Error(answer.msg)
    if (answer.data.state !== 'queued' && answer.data.state !== 'running') return answer.data
    await sleep(pause)
  }
}

/** Downloads the result file of a batch. */
export async function batchFile(client: Client, id: BatchId): Promise<Buffer> {
  const { data } = await client.call('GET /sands-system/api/v1/ops/batch/file', { query: { id } })
  const path = data.url.replace(/^https?:\/\/[^/]+/, '')
  return Buffer.from(await (await client.send(path)).arrayBuffer())
}
