import type { Config } from '../kernel/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Server } from './server.ts'

const GONE = 'the parent process is gone'
const CLOSE_LIMIT_MS = 25_000

/** It may go while we are still starting, before anybody knows how to stop. */
let parentIsGone = false
if (process.channel)
  process.once('disconnect', () => {
    parentIsGone = true
  })

export async function listen(server: Server, config: Config): Promise<void> {
  await server.http.listen({ port: config.port, host: config.host })
}

/**
 * Runs `stop` once, when somebody asks for it: by a signal, or by going away. The channel to the parent process ends with the
 * parent, so a parent that was killed takes its children along.
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
