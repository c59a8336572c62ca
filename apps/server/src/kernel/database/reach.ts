import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'
import { lockInstance } from './instance-lock.ts'

export interface Reached {
  url: string
  kind: 'embedded' | 'external'
  close(): Promise<void>
}

/**
 * For commands that run beside the server: returns the configured database, the embedded one of a running server, or
 * starts the embedded one.
 */
export async function reachDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Reached> {
  if (config.databaseUrl) return { url: config.databaseUrl, kind: 'external', close: async () => undefined }
  const running = runningEmbedded(config.dataDir)
  if (running) return { url: running, kind: 'embedded', close: async () => undefined }
  const unlock = await lockInstance(config.dataDir)
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  return {
    url: embedded.url,
    kind: 'embedded',
    async close() {
      await embedded.stop()
      await unlock()
    },
  }
}
