import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import S3rver from 's3rver'
import { inject } from 'vitest'
import type { S3Config } from '../kernel/config.ts'

/** A real S3 server in this process, with one empty bucket. */
export async function anS3(): Promise<{ config: S3Config & { endpoint: string }; close(): Promise<void> }> {
  const directory = mkdtempSync(join(inject('runFolder'), 's3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'sands', configs: [] }],
  })
  const { port } = await server.run()
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'sands',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
