import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

interface DeviceStorage<Shape extends DBSchema, Storage> {
  name: string
  upgrade: NonNullable<OpenDBCallbacks<Shape>['upgrade']>
  disk: (database: IDBPDatabase<Shape>) => Storage
  /** Some web views have no IndexedDB: there everything lasts until the page closes. */
  memory: () => Storage
}

/**
 * A database of this browser, opened on first use, and again after the browser has closed the connection. When that
 * fails the write fails too: what is stored on the disk must not look empty, nor new writes look safe.
 */
export function deviceStorage<Shape extends DBSchema, Storage>(parts: DeviceStorage<Shape, Storage>) {
  const { name, upgrade, disk, memory } = parts
  let opened: Promise<Storage> | undefined
  let hasDisk = false
  const terminated = () => {
    opened = undefined
  }
  const open = async (): Promise<Storage> => {
    try {
      const database = await openDB<Shape>(name, 1, { upgrade, terminated })
      hasDisk = true
      return disk(database)
    } catch (error) {
      if (!hasDisk) return memory()
      throw error
    }
  }
  return (): Promise<Storage> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}
