import type { BatchId } from '@sands/contract/kernel/schema'
import type { Batch } from '@sands/contract/ops/batch.model'
import type { Client } from './client.ts'

const LOOK_MS = 10

/** The work when it is over, however it ended. */
export async function batchEnded(client: Client, id: BatchId): Promise<Batch> {
  for (;;) {
    const { data } = await client.call('GET /sands-system/api/v1/ops/batch/get', { query: { id } })
    if (data.state !== 'queued' && data.state !== 'running') return data
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** What its result says. */
export async function batchFile(client: Client, id: BatchId): Promise<Buffer> {
  const { data } = await client.call('GET /sands-system/api/v1/ops/batch/file', { query: { id } })
  const path = data.url.replace(/^https?:\/\/[^/]+/, '')
  return Buffer.from(await (await client.send(path)).arrayBuffer())
}
