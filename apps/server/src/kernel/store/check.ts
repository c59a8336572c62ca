import pg from 'pg'
import type { ObjectStore, StoredObject } from './store.ts'

/** A file may exist this long before a row refers to it. */
const DAY_MS = 86_400_000
const AT_ONCE = 100

export interface StoreCheckSource {
  url: string
  store: ObjectStore
  /** Queries that return the `key` of every object that rows refer to. */
  objectQueries: readonly string[]
  /** The folders to check. A bucket may also contain objects of other applications. */
  folders: readonly string[]
  now: Date
}

export interface StoreVerdict {
  /** The number of objects in the store. */
  objects: number
  /** Keys that rows refer to but that are not in the store. */
  missing: string[]
  /** Objects that no row refers to and that are at least a day old. */
  orphans: StoredObject[]
}

async function keysInRows(client: pg.Client, queries: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const query of queries) {
    const { rows } = await client.query<{ key: string }>(`select key from (${query}) spoken`)
    for (const { key } of rows) keys.add(key)
  }
  return keys
}

/** Compares the store with the rows. The server may run meanwhile, so every difference is checked a second time. */
export async function checkStore({ url, store, objectQueries, folders, now }: StoreCheckSource): Promise<StoreVerdict> {
  const client = new pg.Client({ connectionString: url, application_name: 'sands-store-check' })
  await client.connect()
  try {
    const left = await keysInRows(client, objectQueries)
    const unknown: StoredObject[] = []
    let objects = 0
    for (const folder of folders)
      for await (const object of store.list(folder)) {
        objects += 1
        if (!left.delete(object.key) && now.getTime() - object.storedAt.getTime() > DAY_MS) unknown.push(object)
      }
    // Rows may have been added or deleted since the first read.
    const spoken = await keysInRows(client, objectQueries)
    const missing: string[] = []
    for (const key of left) if (spoken.has(key) && !(await isThere(store, key))) missing.push(key)
    return { objects, missing: missing.sort(), orphans: unknown.filter(({ key }) => !spoken.has(key)) }
  } finally {
    await client.end()
  }
}

async function isThere(store: ObjectStore, key: string): Promise<boolean> {
  const content = await store.read(key)
  content?.destroy()
  return content !== undefined
}

export async function removeOrphans(store: ObjectStore, orphans: readonly StoredObject[]): Promise<void> {
  const keys = orphans.map(({ key }) => key)
  for (let start = 0; start < keys.length; start += AT_ONCE) await store.remove(keys.slice(start, start + AT_ONCE))
}
