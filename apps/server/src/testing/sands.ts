import { afterAll, beforeAll, inject } from 'vitest'
import { createServer, type Server } from '../app/server.ts'
import { type Config, readConfig } from '../kernel/config.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { createLog, type Log } from '../kernel/log.ts'
import type { Workshop } from '../kernel/workshop.ts'
import { aClient, type Client, type SignedIn, signIn } from './client.ts'
import { aClock, type TestClock } from './clock.ts'
import { aDataDir } from './data-dir.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { keepingWorkshop } from './workshop.ts'

export interface Sands {
  url: string
  clock: TestClock
  server: Server
  databaseUrl: string
  dataDir: string
  /** A caller who has not signed in. */
  visitor(): Client
  signIn(userName: string, password?: string): Promise<SignedIn>
  close(): Promise<void>
}

interface SandsOptions {
  database?: TestDatabase
  clock?: TestClock
  env?: Readonly<Record<string, string>>
  log?: Log
  prepare?: (kernel: Kernel) => void
  /** `plainWorkshop` for tests of the conversion of pictures, videos and documents. */
  workshop?: Workshop
  /** The data folder of another server, which deletes it. */
  dataDir?: string
}

/** One for all servers of a worker: a log listens to the end of the process. */
const silent = createLog('silent')

/** The real application on a real database, reached by real HTTP. */
export async function startSands({
  database,
  clock = aClock(),
  env = {},
  log = silent,
  prepare,
  workshop = keepingWorkshop(inject('madeFolder')),
  dataDir,
}: SandsOptions = {}): Promise<Sands> {
  const own = database ?? (await aDatabase())
  const data = dataDir ? { path: dataDir, drop: () => undefined } : aDataDir()
  const config: Config = {
    ...readConfig({ PORT: '0', DATA_DIR: data.path, FFMPEG_PATH: inject('ffmpegPath'), ...env }),
    databaseUrl: own.url,
    demo: true,
  }
  const server = await createServer({
    config,
    databaseUrl: own.url,
    log,
    clock,
    workshop,
    followsSchedules: false,
    ...(prepare ? { prepare } : {}),
  })
  const url = await server.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    clock,
    server,
    databaseUrl: own.url,
    dataDir: config.dataDir,
    visitor: () => aClient(url),
    signIn: (userName, password) => signIn(url, userName, password),
    async close() {
      // No further requests follow, so idle keep-alive connections are closed at once.
      server.http.server.closeIdleConnections()
      await server.close()
      if (!database) await own.drop()
      data.drop()
    },
  }
}

function startedBefore(options: SandsOptions): Sands {
  const sands = {} as Sands
  beforeAll(async () => void Object.assign(sands, await startSands(options)))
  afterAll(async () => {
    await sands.close()
    // Vitest keeps suites until the end of the run, and with them what they use.
    for (const key of Object.keys(sands)) Reflect.deleteProperty(sands, key)
  })
  return sands
}

/** One server for all tests of a group. */
export const useSands = (options: SandsOptions = {}): Sands => startedBefore(options)

/** One server for all groups of a file, where they do not disturb each other: starting one takes longer than most tests. */
export const sandsOfFile = (options: SandsOptions = {}): Sands => startedBefore(options)
