import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { choosePostgresAccount } from '../../apps/server/src/kernel/database/postgres-account.ts'
import { freePort } from '../../scripts/kernel/port.ts'
import { type BenchRun, check } from './bench.ts'
import { startChild } from './child.ts'
import { ownFolder } from './folder.ts'

export interface RunningDatabase {
  url: string
  /** Process id of the postmaster. */
  pid: number
}

/** Starts a separate PostgreSQL that is reached by TCP. */
export async function startPostgres(run: BenchRun): Promise<RunningDatabase> {
  const dataDir = ownFolder(run)
  const child = startChild<RunningDatabase>('postgres.ts', {
    env: { BENCH_DATA_DIR: dataDir, PGPORT: String(await freePort()) },
  })
  run.defer(child.stop)
  return child.next()
}

/**
 * The database that a server started itself: PostgreSQL writes its process id and socket folder to a file in its data
 * folder.
 */
export function embeddedDatabase(dataDir: string): RunningDatabase {
  const { home } = choosePostgresAccount(dataDir)
  const note = readFileSync(join(home, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  const [pid = '', , , , sockets = ''] = note
  const password = readFileSync(join(home, 'postgres', 'password'), 'utf8').trim()
  return { pid: Number(pid), url: `postgresql://sands:${password}@/sands?host=${encodeURIComponent(sockets)}` }
}

export async function connect({ url }: RunningDatabase, { defer }: BenchRun): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  defer(() => client.end())
  return client
}

/** Checks the settings that make an acknowledged write survive a power cut. */
export async function assertDurable(db: pg.Client): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await db.query<{ value: string }>('select current_setting($1) as value', [setting])
    check(rows[0]?.value === 'on', `${setting} is ${rows[0]?.value}: the heartbeats would not be durable`)
  }
}
