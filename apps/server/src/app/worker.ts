import { loadConfig } from '../kernel/config.ts'
import { createLog } from '../kernel/log.ts'
import { listen, onStop } from './listen.ts'
import { createServer } from './server.ts'

/** Runs one of several server processes. The primary process has prepared the database and passes its address. */
export async function runWorker(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const [databaseUrl] = process.argv.slice(2)
  if (!databaseUrl) throw new Error('a server process needs the address of the database')
  const server = await createServer({ config, databaseUrl, log })
  onStop(log, () => server.close())
  await listen(server, config)
  process.send?.('ready')
}
