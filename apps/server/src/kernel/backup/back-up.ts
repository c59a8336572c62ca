import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { ObjectStore } from '../store/store.ts'
import { BackupError, MANIFEST, type Manifest, type SavedFile, type SavedObject, sha256Of } from './manifest.ts'
import { givenNumbers, type SavedTable, savedTables } from './tables.ts'

export interface BackupSource {
  url: string
  store: ObjectStore
  /** Queries that return `key` and `content_type` of all stored objects that rows refer to. */
  objectQueries: readonly string[]
  /** Tables that the database fills by itself, which are not saved. */
  derivedTables: readonly string[]
}

interface BackupTarget {
  folder: string
  version: string
  now: Date
}

/** An object can be deleted between reading its row and copying it, so the backup is tried again. */
const TRIES = 3

async function saved(folder: string, file: string): Promise<SavedFile> {
  const path = join(folder, file)
  return { file, bytes: (await stat(path)).size, sha256: await sha256Of(path) }
}

async function saveTable(client: pg.Client, { name, columns, key }: SavedTable, folder: string) {
  const file = `tables/${name.replaceAll('"', '')}.gz`
  const order = key.length > 0 ? ` order by ${key.join(', ')}` : ''
  const rows = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}${order}) to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(join(folder, file)))
  return { name, columns, rows: rows.rowCount, ...(await saved(folder, file)) }
}

async function saveObjects(client: pg.Client, { store, objectQueries }: BackupSource, folder: string) {
  const objects: SavedObject[] = []
  for (const query of objectQueries) {
    const { rows } = await client.query<{ key: string; content_type: string }>(
      `select key, content_type from (${query}) stored order by key`,
    )
    for (const { key, content_type: contentType } of rows) {
      const content = await store.read(key)
      if (!content) return undefined
      const file = `objects/${key}`
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await pipeline(content, createWriteStream(join(folder, file)))
      objects.push({ key, contentType, ...(await saved(folder, file)) })
    }
  }
  return objects
}

/** Saves database and files in the state of one snapshot. Returns undefined if a file was deleted meanwhile. */
async function tryBackUp(source: BackupSource, { folder, version, now }: BackupTarget): Promise<Manifest | undefined> {
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
    for (const table of await savedTables(client, source.derivedTables))
      tables.push(await saveTable(client, table, folder))
    const sequences = await givenNumbers(client)
    const objects = await saveObjects(client, source, folder)
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

/**
 * Writes the backup to a temporary folder beside the target and renames it when it is complete. The server may run
 * meanwhile.
 */
export async function backUp(source: BackupSource, target: BackupTarget): Promise<Manifest> {
  const coming = `${target.folder}.coming`
  for (let turn = 0; turn < TRIES; turn += 1) {
    await rm(coming, { recursive: true, force: true })
    await mkdir(join(coming, 'tables'), { recursive: true, mode: 0o700 })
    const manifest = await tryBackUp(source, { ...target, folder: coming })
    if (!manifest) continue
    await writeFile(join(coming, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await rename(coming, target.folder)
    return manifest
  }
  await rm(coming, { recursive: true, force: true })
  throw new BackupError('the store lacks a file that the database refers to')
}
