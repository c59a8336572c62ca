import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrate, readMigrations } from '../database/migrate.ts'
import { openJobs } from '../jobs/jobs.ts'
import type { Log } from '../log.ts'
import type { ObjectStore } from '../store/store.ts'
import { type BackupFiles, backupFiles } from './files.ts'
import { type DomainBackup, dropLeftOut } from './left-out.ts'
import { BackupError, checkFiles, type Manifest, readManifest } from './manifest.ts'

interface RestoreTarget {
  url: string
  store: ObjectStore
  log: Log
  backups: readonly DomainBackup[]
  /** Decrypts the backup. */
  passphrase: string | undefined
  /** A folder for decrypted files, deleted at the end. */
  workFolder: string
}

interface OpenBackup {
  manifest: Manifest
  files: BackupFiles
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
  const jobs = openJobs(url, log, { followsSchedules: false })
  await jobs.start()
  await jobs.stop()
}

async function loadTable(client: pg.Client, files: BackupFiles, table: Manifest['tables'][number]): Promise<void> {
  const into = client.query(copyFrom(`copy ${table.name} (${table.columns.join(', ')}) from stdin`))
  await pipeline(files.read(table), createGunzip(), into)
  if (into.rowCount !== table.rows)
    throw new BackupError(`${table.name} has ${into.rowCount} rows instead of ${table.rows}`)
}

/** Returns the keys of files that were restored but belong to rows that are left out. */
async function loadRows(
  client: pg.Client,
  { manifest, files }: OpenBackup,
  backups: readonly DomainBackup[],
): Promise<string[]> {
  await client.query('begin')
  // Deletes the default rows of a new installation, which would conflict with the restored ones. Referenced tables come
  // last.
  for (const { name } of manifest.tables.toReversed()) await client.query(`delete from ${name}`)
  for (const table of manifest.tables) await loadTable(client, files, table)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('select setval($1, $2)', [name, last])
  const unwanted: string[] = []
  for (const backup of backups) unwanted.push(...(await dropLeftOut(client, backup)))
  const { rows: heads } = await client.query<{ seq: string; hash: string }>(
    `select seq::text, encode(hash, 'hex') as hash from audit_head`,
  )
  // The triggers have computed the chain again during loading, so unchanged entries must give the same end.
  if (Number(heads[0]?.seq) !== manifest.auditHead.seq || heads[0]?.hash !== manifest.auditHead.hash)
    throw new BackupError('the audit log in the backup was changed')
  await client.query('commit')
  return unwanted
}

async function putObjects({ store, workFolder }: RestoreTarget, { manifest, files }: OpenBackup): Promise<void> {
  await mkdir(workFolder, { recursive: true, mode: 0o700 })
  try {
    for (const { key, contentType, ...saved } of manifest.objects) {
      const plain = files.plainPath(saved)
      const path = plain ?? join(workFolder, 'object')
      if (!plain) await pipeline(files.read(saved), createWriteStream(path, { mode: 0o600 }))
      await store.put(key, { path, contentType, move: !plain })
      if (!plain) await rm(path, { force: true })
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true })
  }
}

/** Restores a backup into an empty database and a store. Files come first, so that no row refers to a missing file. */
export async function restore(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { manifest, key } = await readManifest(folder, target.passphrase)
  await checkFiles(folder, manifest)
  const backup: OpenBackup = { manifest, files: backupFiles(folder, key) }
  const client = new pg.Client({ connectionString: target.url, application_name: 'sands-restore' })
  await client.connect()
  try {
    await refuseUsed(client)
    await putObjects(target, backup)
    await makeTables(target, manifest)
    const unwanted = await loadRows(client, backup, target.backups)
    await target.store.remove(unwanted)
  } finally {
    await client.end()
  }
  await migrate(target.url)
  return manifest
}
