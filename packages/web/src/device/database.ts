import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'

interface DeviceStorage<Shape extends DBSchema, Storage> {
  name: string
  upgrade: NonNullable<OpenDBCallbacks<Shape>['upgrade']>
  disk: (database: IDBPDatabase<Shape>) => Storage
  /** Some web views have no IndexedDB: there everything lasts until the page closes. */
  memory: () => Storage
}

/** A database of this browser, opened on first use, and again after the browser has closed the connection. */
export function deviceStorage<Shape extends DBSchema, Storage>(parts: DeviceStorage<Shape, Storage>) {
  const { name, upgrade, disk, memory } = parts
  let opened: Promise<Storage> | undefined
  const terminated = () => {
    opened = undefined
  }
  const open = async (): Promise<Storage> => {
    try {
      return disk(await openDB<Shape>(name, 1, { upgrade, terminated }))
    } catch {
      return memory()
    }
  }
  return (): Promise<Storage> => {
    opened ??= open()
    return opened
  }
}
