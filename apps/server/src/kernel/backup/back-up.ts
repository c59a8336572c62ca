import { mkdir, rename, rm } from 'node:fs/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ObjectStore } from '../store/store.ts'
import { type BackupFiles, backupFiles } from './files.ts'
import { type LeftOut, leftOutFiles, savedRows, wholeTables } from './left-out.ts'
import { BackupError, type Manifest, newBackupKey, type SavedObject, writeManifest } from './manifest.ts'
import { givenNumbers, type SavedTable, savedTables } from './tables.ts'

export interface BackupSource {
  url: string
  store: ObjectStore
  /** Queries that return `key` and `content_type` of all stored objects that rows refer to. */
  objectQueries: readonly string[]
  /** Tables that the database fills by itself, which are not saved. */
  derivedTables: readonly string[]
  leftOut: readonly LeftOut[]
}

interface BackupTarget {
  folder: string
  version: string
  now: Date
  /** Encrypts the backup. */
  passphrase: string | undefined
}

interface Saving {
  files: BackupFiles
  leftOut: readonly LeftOut[]
}

/** An object can be deleted between reading its row and copying it, so the backup is tried again. */
const TRIES = 3

async function saveTable(client: pg.Client, { name, columns, key }: SavedTable, { files, leftOut }: Saving) {
  const order = key.length > 0 ? ` order by ${key.join(', ')}` : ''
  // The number of rows can arrive after the last row: it is there once the connection is free again.
  const isFree = new Promise((resolve) => client.once('drain', resolve))
  const rows = client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${name}${savedRows(name, leftOut)}${order}) to stdout`),
  )
  const saved = await files.save(`tables/${name.replaceAll('"', '')}.gz`, rows, createGzip())
  await isFree
  return { name, columns, rows: rows.rowCount, ...saved }
}

async function saveObjects(client: pg.Client, { store, objectQueries, leftOut }: BackupSource, files: BackupFiles) {
  const objects: SavedObject[] = []
  const skipped = await leftOutFiles(client, leftOut)
  for (const query of objectQueries) {
    const { rows } = await client.query<{ key: string; content_type: string }>(
      // Two rows can refer to one object, which is saved once.
      `select key, min(content_type) as content_type from (${query}) stored group by key order by key`,
    )
    for (const { key, content_type: contentType } of rows) {
      if (skipped.has(key)) continue
      const content = await store.read(key)
      if (!content) return undefined
      objects.push({ key, contentType, ...(await files.save(`objects/${key}`, content)) })
    }
  }
  return objects
}

/** Saves database and files in the state of one snapshot. Returns undefined if a file was deleted meanwhile. */
async function tryBackUp(
  source: BackupSource,
  { files, version, now }: Pick<BackupTarget, 'version' | 'now'> & { files: BackupFiles },
): Promise<Manifest | undefined> {
  const client = new pg.Client({ connectionString: source.url, application_name: 'sands-backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from schema_migrations order by name',
    )
    const { rows: heads } = await client.query<{ seq: string; hash: string }>(
      `select seq::text, encode(hash, 'hex') as hash from audit_head`,
    )
    const tables = []
    for (const table of await savedTables(client, [...source.derivedTables, ...wholeTables(source.leftOut)]))
      tables.push(await saveTable(client, table, { files, leftOut: source.leftOut }))
    const sequences = await givenNumbers(client)
    const objects = await saveObjects(client, source, files)
    await client.query('commit')
    if (!objects) return undefined
    return {
      format: 1,
      version,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences,
      objects,
      auditHead: { seq: Number(heads[0]?.seq ?? 0), hash: heads[0]?.hash ?? '' },
    }
  } finally {
    await client.end()
  }
}

async function backUpInto(coming: string, source: BackupSource, target: BackupTarget): Promise<Manifest> {
  const backupKey = target.passphrase === undefined ? undefined : await newBackupKey(target.passphrase)
  for (let turn = 0; turn < TRIES; turn += 1) {
    await rm(coming, { recursive: true, force: true })
    await mkdir(coming, { recursive: true, mode: 0o700 })
    const manifest = await tryBackUp(source, { ...target, files: backupFiles(coming, backupKey?.key) })
    if (!manifest) continue
    await writeManifest(coming, manifest, backupKey)
    await rename(coming, target.folder)
    return manifest
  }
  throw new BackupError('the store lacks a file that the database refers to')
}

/**
 * Writes the backup to a temporary folder beside the target and renames it when it is complete. A backup that fails
 * leaves nothing behind. The server may run meanwhile.
 */
export async function backUp(source: BackupSource, target: BackupTarget): Promise<Manifest> {
  const coming = `${target.folder}.coming`
  try {
    return await backUpInto(coming, source, target)
  } catch (error) {
    await rm(coming, { recursive: true, force: true })
    throw error
  }
}
