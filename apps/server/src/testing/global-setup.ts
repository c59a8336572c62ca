import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createServer } from '../app/server.ts'
import { setUp } from '../app/setup.ts'
import { systemClock } from '../kernel/clock.ts'
import { readConfig } from '../kernel/config.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '../kernel/database/embedded.ts'
import { createLog } from '../kernel/log.ts'
import { cheapenPasswords } from './accounts/cheap-passwords.ts'
import { databaseAt } from './database.ts'
import { ensureMadeFolder } from './made-folder.ts'
import { makeRunFolder } from './run-folder.ts'
import { keepingWorkshop } from './workshop.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The folder for the data folders of test servers. */
    runFolder: string
    /** Files of the demo company, for each test server to link. */
    demoObjects: string
    /** Cached pictures, videos and documents of earlier runs. */
    madeFolder: string
    /** An FFmpeg of the machine that media are made with; empty for the one that comes along. */
    ffmpegPath: string
  }
}

/** Test data may be lost with a loss of power, so PostgreSQL need not wait for the disk. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_connections: '200',
}

const log = createLog('silent')

/**
 * Reduces the SCRAM iterations, because every test server opens many connections and each would compute four thousand.
 */
async function cheapenConnections(client: pg.Client): Promise<void> {
  await client.query('set scram_iterations = 1')
  await client.query(`alter role current_user password ${client.escapeLiteral(client.password ?? '')}`)
}

/**
 * Creates a template database with the demo company and the queues of a started server, without the jobs of its start.
 */
async function makeTemplate(postgres: EmbeddedPostgres, dataDir: string, madeFolder: string): Promise<void> {
  const url = databaseAt(postgres.url, 'template_sands')
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await cheapenConnections(admin)
  await admin.query('create database template_sands')
  await admin.end()
  const database = openDatabase({ kind: 'embedded', url, replicaUrls: [], log })
  const workshop = keepingWorkshop(madeFolder)
  await setUp({ database, clock: systemClock, config: { dataDir, s3: undefined, demo: true }, workshop })
  await database.close()
  const server = await createServer({ config: readConfig({ PORT: '0', DATA_DIR: dataDir }), databaseUrl: url, log })
  await server.close()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from jobs.job')
  await cheapenPasswords(client)
  await client.query('vacuum analyze')
  await client.end()
}

/** One real PostgreSQL for all tests, with a prepared database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = makeRunFolder()
  const dataDir = join(runFolder, 'first')
  const madeFolder = ensureMadeFolder()
  const postgres = await startEmbedded({ dataDir, log, settings: FAST })
  const end = async () => {
    await postgres.stop()
    rmSync(runFolder, { recursive: true, force: true })
  }
  await makeTemplate(postgres, dataDir, madeFolder).catch(async (error: unknown) => {
    await end()
    throw error
  })
  project.provide('postgresUrl', postgres.url)
  project.provide('runFolder', runFolder)
  project.provide('demoObjects', join(dataDir, 'objects'))
  project.provide('madeFolder', madeFolder)
  return end
}
