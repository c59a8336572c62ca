import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Server } from './server.ts'

const GONE = 'the parent process ended'
const CLOSE_LIMIT_MS = 25_000

/** The parent process may exit while this process is still starting and no stop handler is registered yet. */
let parentIsGone = false
if (process.channel)
  process.once('disconnect', () => {
    parentIsGone = true
  })

export async function listen(server: Server, config: Config): Promise<void> {
  await server.http.listen({ port: config.port, host: config.host })
}

/**
 * Runs `stop` once, on a signal or when the parent process exits. The channel to the parent process closes when the
 * parent exits, so a killed parent stops its children too.
 */
export function onStop(log: Log, stop: () => Promise<void>): void {
  let stopping = false
  const run = (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => run(signal))
  if (parentIsGone) run(GONE)
  else if (process.channel) process.once('disconnect', () => run(GONE))
}
