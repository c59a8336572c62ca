import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { runningEmbedded, startEmbedded } from './embedded.ts'
import { lockInstance } from './instance-lock.ts'

export interface Reached {
  url: string
  kind: 'embedded' | 'external'
  close(): Promise<void>
}

/** For commands beside the server: the database as it is set, the embedded one of a running server, or that one started for this. */
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
