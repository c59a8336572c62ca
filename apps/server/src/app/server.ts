import type { FastifyInstance } from 'fastify'
import { createAudit } from '../kernel/audit/audit.ts'
import { type Clock, systemClock } from '../kernel/clock.ts'
import type { Config } from '../kernel/config.ts'
import { createContentRegistry } from '../kernel/content.ts'
import { openBroadcast } from '../kernel/database/broadcast.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { createEvents } from '../kernel/events.ts'
import { drainable } from '../kernel/http/drain.ts'
import { createMetrics } from '../kernel/http/metrics.ts'
import { createStreams } from '../kernel/http/streams.ts'
import { openJobs } from '../kernel/jobs/jobs.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { Log } from '../kernel/log.ts'
import { loadSecrets } from '../kernel/secrets.ts'
import { openStore } from '../kernel/store/open-store.ts'
import { plainWorkshop, type Workshop } from '../kernel/workshop.ts'
import { composeApp } from './app.ts'

export interface Server {
  kernel: Kernel
  http: FastifyInstance
  /** Stops accepting requests, answers those already accepted, lets jobs finish and closes the database. */
  close(): Promise<void>
}

export interface ServerOptions {
  config: Config
  databaseUrl: string
  log: Log
  clock?: Clock
  workshop?: Workshop
  /** False in tests, which start such jobs themselves: those of every half hour would come in the middle of one. */
  followsSchedules?: boolean
  /** Lets tests register their own jobs or calls before the application starts. */
  prepare?: (kernel: Kernel) => void
}

/** One server process, ready to listen. */
export async function createServer({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  workshop = plainWorkshop,
  followsSchedules = true,
  prepare,
}: ServerOptions): Promise<Server> {
  const kind = config.databaseUrl ? 'external' : 'embedded'
  const database = openDatabase({ kind, url: databaseUrl, replicaUrls: config.replicaUrls, log })
  const kernel: Kernel = {
    config,
    clock,
    log,
    database,
    broadcast: openBroadcast(databaseUrl, log),
    events: createEvents(),
    jobs: openJobs(databaseUrl, log, { followsSchedules }),
    metrics: createMetrics(),
    content: createContentRegistry(),
    streams: createStreams(),
    secrets: await loadSecrets(database.primary, clock),
    audit: createAudit(clock),
    store: openStore(config),
    workshop,
  }
  kernel.metrics.gauge('sands_database_connections', 'Open database connections', () => database.pool.totalCount)
  kernel.metrics.gauge(
    'sands_database_waiting',
    'Requests waiting for a database connection',
    () => database.pool.waitingCount,
  )
  kernel.metrics.gauge('sands_open_streams', 'Open event streams', () => kernel.streams.count())
  const http = composeApp(kernel)
  const drain = drainable(http)
  prepare?.(kernel)
  await http.ready()
  await kernel.jobs.start()
  return {
    kernel,
    http,
    async close() {
      kernel.streams.closeAll()
      await drain()
      await http.close()
      await kernel.jobs.stop()
      await kernel.broadcast.close()
      await database.close()
      kernel.metrics.close()
    },
  }
}
