import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../apps/server/src/kernel/database/embedded.ts'
import { choosePostgresAccount } from '../../apps/server/src/kernel/database/postgres-account.ts'
import { createLog } from '../../apps/server/src/kernel/log.ts'
import { cheapenPasswords } from '../../apps/server/src/testing/accounts/cheap-passwords.ts'
import { databaseAt, TEMPLATE } from '../../apps/server/src/testing/database.ts'
import { ensureMadeFolder } from '../../apps/server/src/testing/made-folder.ts'
import { makeRunFolder } from '../../apps/server/src/testing/run-folder.ts'
import { copyFolder, ensureDemoFolder } from '../../e2e/kernel/demo-folder.ts'

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

async function administer(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes the database of the demo company the template that test files copy, without the jobs of the server that created
 * it. Tests that need a database of nobody connect to an empty one under its old name.
 */
async function makeTemplate(url: string): Promise<void> {
  await administer(databaseAt(url, 'postgres'), async (client) => {
    // Every test server opens many connections, and each would compute four thousand iterations.
    await client.query('set scram_iterations = 1')
    await client.query(`alter role current_user password ${client.escapeLiteral(client.password ?? '')}`)
    await client.query(`alter database sands rename to ${TEMPLATE}`)
    await client.query('create database sands')
  })
  await administer(databaseAt(url, TEMPLATE), async (client) => {
    await client.query('delete from jobs.job')
    await cheapenPasswords(client)
    await client.query('vacuum analyze')
  })
}

/** One real PostgreSQL for all server tests, on a copy of the demo company that browser and process tests use too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const demo = await ensureDemoFolder()
  const runFolder = makeRunFolder()
  const dataDir = join(runFolder, 'first')
  mkdirSync(dataDir, { mode: 0o700 })
  copyFolder(demo, dataDir)
  const postgres = await startEmbedded({ dataDir, log, settings: FAST })
  const end = async () => {
    await postgres.stop()
    rmSync(choosePostgresAccount(dataDir).home, { recursive: true, force: true })
    rmSync(runFolder, { recursive: true, force: true })
  }
  await makeTemplate(postgres.url).catch(async (error: unknown) => {
    await end()
    throw error
  })
  project.provide('postgresUrl', postgres.url)
  project.provide('runFolder', runFolder)
  project.provide('demoObjects', join(dataDir, 'objects'))
  project.provide('madeFolder', ensureMadeFolder())
  return end
}
