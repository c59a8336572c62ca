import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../device/database.ts'
import type { Download } from './download.ts'

type Part = ArrayBuffer | string

interface Shape extends DBSchema {
  downloads: { key: string; value: Download }
  parts: { key: [string, string]; value: Part }
}

/** Returns the changed download, or undefined when it no longer has the expected state. */
type Next = (download: Download) => Download | undefined

interface WithParts {
  /** Stored in the same transaction as the change. */
  add?: { name: string; part: Part }
  /** Keeps the entry, but deletes its data. */
  empty?: boolean
}

export interface DownloadStorage {
  all: () => Promise<Download[]>
  get: (key: string) => Promise<Download | undefined>
  put: (download: Download) => Promise<void>
  /** Reads and changes in one transaction, whatever other tabs do. Returns the changed download, if it was changed. */
  change: (key: string, next: Next, parts?: WithParts) => Promise<Download | undefined>
  part: (key: string, name: string) => Promise<Part | undefined>
  partNames: (key: string) => Promise<string[]>
  remove: (key: string) => Promise<void>
}

function memoryStorage(): DownloadStorage {
  const downloads = new Map<string, Download>()
  const parts = new Map<string, Map<string, Part>>()
  return {
    all: async () => [...downloads.values()],
    get: async (key) => downloads.get(key),
    put: async (download) => void downloads.set(download.key, download),
    change: async (key, next, { add, empty } = {}) => {
      const known = downloads.get(key)
      const changed = known && next(known)
      if (!changed) return undefined
      downloads.set(key, changed)
      if (empty) parts.delete(key)
      if (add) parts.set(key, (parts.get(key) ?? new Map<string, Part>()).set(add.name, add.part))
      return changed
    },
    part: async (key, name) => parts.get(key)?.get(name),
    partNames: async (key) => [...(parts.get(key)?.keys() ?? [])],
    remove: async (key) => {
      downloads.delete(key)
      parts.delete(key)
    },
  }
}

const partsOf = (key: string) => IDBKeyRange.bound([key], [key, []])

function diskStorage(database: IDBPDatabase<Shape>): DownloadStorage {
  const begin = () => database.transaction(['downloads', 'parts'], 'readwrite')
  return {
    all: () => database.getAll('downloads'),
    get: (key) => database.get('downloads', key),
    put: async (download) => void (await database.put('downloads', download)),
    change: async (key, next, { add, empty } = {}) => {
      const change = begin()
      const downloads = change.objectStore('downloads')
      const parts = change.objectStore('parts')
      const known = await downloads.get(key)
      const changed = known && next(known)
      const writes: Promise<unknown>[] = changed ? [downloads.put(changed)] : []
      if (changed && empty) writes.push(parts.delete(partsOf(key)))
      if (changed && add) writes.push(parts.put(add.part, [key, add.name]))
      await Promise.all([...writes, change.done])
      return changed
    },
    part: (key, name) => database.get('parts', [key, name]),
    partNames: async (key) => (await database.getAllKeys('parts', partsOf(key))).map(([, name]) => name),
    remove: async (key) => {
      const change = begin()
      await Promise.all([
        change.objectStore('downloads').delete(key),
        change.objectStore('parts').delete(partsOf(key)),
        change.done,
      ])
    },
  }
}

export const downloadStorage = deviceStorage({
  name: 'sands.downloads',
  upgrade(fresh) {
    fresh.createObjectStore('downloads', { keyPath: 'key' })
    fresh.createObjectStore('parts')
  },
  disk: diskStorage,
  memory: memoryStorage,
})
