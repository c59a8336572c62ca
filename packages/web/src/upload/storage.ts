import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../device/database.ts'
import type { StoredUpload } from './upload-item.ts'

interface Shape extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { scope: string } }
  files: { key: string; value: Blob }
}

export interface UploadStorage {
  all: () => Promise<StoredUpload[]>
  get: (id: string) => Promise<StoredUpload | undefined>
  put: (upload: StoredUpload) => Promise<void>
  file: (id: string) => Promise<Blob | undefined>
  /** False when there is no space for it. */
  putFile: (id: string, file: Blob) => Promise<boolean>
  removeFile: (id: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

function memoryStorage(): UploadStorage {
  const uploads = new Map<string, StoredUpload>()
  return {
    all: async () => [...uploads.values()],
    get: async (id) => uploads.get(id),
    put: async (upload) => void uploads.set(upload.id, upload),
    file: async () => undefined,
    putFile: async () => false,
    removeFile: async () => undefined,
    remove: async (id) => void uploads.delete(id),
  }
}

/** A device that is nearly full should not store copies. */
async function hasFreeSpace(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined || quota - usage > bytes * 2
}

function diskStorage(database: IDBPDatabase<Shape>): UploadStorage {
  return {
    all: () => database.getAll('uploads'),
    get: (id) => database.get('uploads', id),
    put: async (upload) => void (await database.put('uploads', upload)),
    file: (id) => database.get('files', id),
    putFile: async (id, file) => {
      try {
        if (!(await hasFreeSpace(file.size))) return false
        await database.put('files', file, id)
        return true
      } catch {
        return false
      }
    },
    removeFile: (id) => database.delete('files', id),
    remove: async (id) => {
      const change = database.transaction(['uploads', 'files'], 'readwrite')
      await Promise.all([change.objectStore('uploads').delete(id), change.objectStore('files').delete(id), change.done])
    },
  }
}

export const uploadStorage = deviceStorage({
  name: 'sands.uploads',
  upgrade(fresh) {
    fresh.createObjectStore('uploads', { keyPath: 'id' }).createIndex('scope', 'scope')
    fresh.createObjectStore('files')
  },
  disk: diskStorage,
  memory: memoryStorage,
})
