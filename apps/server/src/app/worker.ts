import { loadConfig } from '../kernel/config.ts'
import { createLog } from '../kernel/log.ts'
import { listen, onStop } from './listen.ts'
import { createServer } from './server.ts'

/** Its password is nobody's to read in a list of processes. */
function toldByPrimary(): Promise<string> {
  return new Promise((resolve) => {
    process.once('message', ({ databaseUrl }: { databaseUrl: string }) => resolve(databaseUrl))
    process.send?.('waiting')
  })
}

/** Runs one of several server processes. The primary process has prepared the database and passes its address. */
export async function runWorker(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const databaseUrl = await toldByPrimary()
  const server = await createServer({ config, databaseUrl, log })
  onStop(log, () => server.close())
  await listen(server, config)
  process.send?.('ready')
}
