import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { setUp } from '../app/setup.ts'
import { systemClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { startEmbedded } from '../kernel/database/embedded.ts'
import { openJobs } from '../kernel/jobs/jobs.ts'
import { createLog } from '../kernel/log.ts'
import { databaseAt } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** Files of the demo company, for each test server to link. */
    demoObjects: string
  }
}

/** Tests lose nothing when the machine loses power, so they need not wait for the disk. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** One real PostgreSQL for all tests, with a prepared database that each test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-test-'))
  const log = createLog('silent')
  const postgres = await startEmbedded({ dataDir, log, settings: FAST })
  const url = databaseAt(postgres.url, 'template_sands')
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database template_sands')
  await admin.end()
  const database = openDatabase({ kind: 'embedded', url, replicaUrls: [], log })
  await setUp({ database, clock: systemClock, config: { dataDir, s3: undefined, demo: true } })
  await database.close()
  const jobs = openJobs(url, log)
  await jobs.start()
  await jobs.stop()
  project.provide('postgresUrl', postgres.url)
  project.provide('demoObjects', join(dataDir, 'objects'))
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
