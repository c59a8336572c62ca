import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, readMigrations } from '../database/migrate.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { ObjectStore } from '../store/store.ts'
import { BackupError, checkFiles, type Manifest, readManifest } from './manifest.ts'

interface RestoreTarget {
  url: string
  store: ObjectStore
  log: Log
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('public.colleges') is not null as made`)
  if (!rows[0]?.made) return
  const { rowCount } = await client.query('select 1 from colleges limit 1')
  if (rowCount !== 0) throw new BackupError('the database is not empty: a backup is only restored into an empty one')
}

/** Creates the tables in the state of the backup. Newer migrations run after the rows are loaded. */
async function makeTables({ url, log }: RestoreTarget, { migrations }: Manifest): Promise<void> {
  const known = readMigrations()
  const missing = migrations.find((name) => !known.some((migration) => migration.name === name))
  if (missing) throw new BackupError(`the backup was made by a newer version: this one does not know ${missing}`)
  await migrate(
    url,
    known.filter(({ name }) => migrations.includes(name)),
  )
  // The job queue creates its own tables.
  const jobs = openJobs(url, log)
  await jobs.start()
  await jobs.stop()
}

async function loadTable(client: pg.Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const into = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, table.file)), createGunzip(), into)
  if (into.rowCount !== table.rows)
    throw new BackupError(`${table.name} has ${into.rowCount} rows instead of ${table.rows}`)
}

async function loadRows(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin')
  // Deletes the default rows of a new installation, which would conflict with the restored ones. Referenced tables come
  // last.
  for (const { name } of manifest.tables.toReversed()) await client.query(`delete from ${name}`)
  for (const table of manifest.tables) await loadTable(client, folder, table)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('select setval($1, $2)', [name, last])
  const { rows: heads } = await client.query<{ seq: string; hash: string }>(
    `select seq::text, encode(hash, 'hex') as hash from audit_head`,
  )
  // The triggers have computed the chain again during loading, so unchanged entries must give the same end.
  if (Number(heads[0]?.seq) !== manifest.auditHead.seq || heads[0]?.hash !== manifest.auditHead.hash)
    throw new BackupError('the audit log in the backup was changed')
  await client.query('commit')
}

/** Restores a backup into an empty database and a store. Files come first, so that no row refers to a missing file. */
export async function restore(folder: string, target: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const client = new pg.Client({ connectionString: target.url, application_name: 'sands-restore' })
  await client.connect()
  try {
    await refuseUsed(client)
    for (const { key, file, contentType } of manifest.objects)
      await target.store.put(key, { path: join(folder, file), contentType })
    await makeTables(target, manifest)
    await loadRows(client, folder, manifest)
  } finally {
    await client.end()
  }
  await migrate(target.url)
  return manifest
}
