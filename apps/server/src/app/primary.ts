import cluster, { type Worker } from 'node:cluster'
import type { DemoPasswords } from '@sands/contract/auth/auth.model'
import { systemClock } from '../kernel/clock.ts'
import { type Config, ConfigError, loadConfig } from '../kernel/config.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '../kernel/database/embedded.ts'
import { lockInstance } from '../kernel/database/instance-lock.ts'
import { MigrationError } from '../kernel/database/migrate.ts'
import { freeOrphans } from '../kernel/jobs/orphans.ts'
import { createLog, type Log } from '../kernel/log.ts'
import { listen, onStop } from './listen.ts'
import { restartPause } from './restart-pause.ts'
import { createServer } from './server.ts'
import { setUp } from './setup.ts'
import { startLines } from './start-lines.ts'

interface Prepared {
  url: string
  embedded: EmbeddedPostgres | undefined
  code: string | undefined
  demoPasswords: DemoPasswords
}

async function prepareDatabase(config: Config, log: Log): Promise<Prepared> {
  const embedded = config.databaseUrl ? undefined : await startEmbedded({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url
  if (!url) throw new Error('there is no database address')
  const database = openDatabase({ kind: embedded ? 'embedded' : 'external', url, replicaUrls: [], log })
  const found = await setUp({ database, clock: systemClock, config })
  // The folder lock guarantees that no other process uses this database, so all jobs in progress belong to a process
  // that has ended.
  const freed = embedded ? await freeOrphans(database.primary) : 0
  if (freed > 0) log.info({ jobs: freed }, 'interrupted jobs are continued')
  await database.close()
  return { url, embedded, ...found }
}

/** Keeps the configured number of server processes running, and replaces a process that dies. */
async function runWorkers(config: Config, databaseUrl: string, log: Log): Promise<() => Promise<void>> {
  let stopping = false
  const pause = restartPause()
  const workers = new Set<Worker>()
  function start(): Promise<void> {
    const worker = cluster.fork()
    workers.add(worker)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (stopping) return
      log.error({ code, signal }, 'a server process ended; a new one is started')
      setTimeout(() => !stopping && void start(), pause.next())
    })
    return new Promise((resolve) =>
      worker.on('message', (message) => {
        // Told over the channel: arguments and environment of a process can be read by others on the machine.
        if (message === 'waiting') worker.send({ databaseUrl })
        if (message !== 'ready') return
        pause.reset()
        resolve()
      }),
    )
  }
  await Promise.all(Array.from({ length: config.processes }, start))
  return async () => {
    stopping = true
    await Promise.all(
      [...workers].map((worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.process.kill('SIGTERM')
        return ended
      }),
    )
  }
}

async function start(config: Config, log: Log): Promise<void> {
  const unlock = await lockInstance(config.dataDir)
  const { url, embedded, ...found } = await prepareDatabase(config, log)
  const stopServers =
    config.processes > 1
      ? await runWorkers(config, url, log)
      : await createServer({ config, databaseUrl: url, log }).then(async (server) => {
          await listen(server, config)
          return () => server.close()
        })
  onStop(log, async () => {
    await stopServers()
    await embedded?.stop()
    await unlock()
    log.flush()
  })
  process.stdout.write(startLines(config, found))
}

/** Errors that an operator can fix are explained in one line; all others are printed with their stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'the port is in use: set PORT to another one'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

export async function runPrimary(): Promise<void> {
  let log: Log | undefined
  try {
    const config = loadConfig()
    log = createLog(config.logLevel)
    await start(config, log)
  } catch (error) {
    log?.flush()
    process.stderr.write(`Sands cannot start: ${explain(error)}\n`)
    process.exit(1)
  }
}
