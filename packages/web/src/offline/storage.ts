import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../device/database.ts'

/** The metadata of a cached answer. */
export interface CachedFacts {
  id: string
  userId: string
  at: number
  bytes: number
}

interface Shape extends DBSchema {
  facts: { key: string; value: CachedFacts }
  answers: { key: string; value: unknown }
}

export interface CachedStorage {
  facts: () => Promise<CachedFacts[]>
  get: (id: string) => Promise<{ facts: CachedFacts; data: unknown } | undefined>
  put: (facts: CachedFacts, data: unknown) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

function memoryStorage(): CachedStorage {
  const cached = new Map<string, { facts: CachedFacts; data: unknown }>()
  return {
    facts: async () => [...cached.values()].map(({ facts }) => facts),
    get: async (id) => cached.get(id),
    put: async (facts, data) => void cached.set(facts.id, { facts, data: structuredClone(data) }),
    remove: async (ids) => ids.forEach((id) => void cached.delete(id)),
  }
}

function diskStorage(database: IDBPDatabase<Shape>): CachedStorage {
  const both = ['facts', 'answers'] as const
  return {
    facts: () => database.getAll('facts'),
    get: async (id) => {
      const reading = database.transaction(both)
      const [facts, data] = await Promise.all([
        reading.objectStore('facts').get(id),
        reading.objectStore('answers').get(id),
      ])
      return facts && { facts, data }
    },
    put: async (facts, data) => {
      const change = database.transaction(both, 'readwrite')
      await Promise.all([
        change.objectStore('facts').put(facts),
        change.objectStore('answers').put(data, facts.id),
        change.done,
      ])
    },
    remove: async (ids) => {
      const change = database.transaction(both, 'readwrite')
      const gone = ids.flatMap((id) => both.map((store) => change.objectStore(store).delete(id)))
      await Promise.all([...gone, change.done])
    },
  }
}

export const cachedStorage = deviceStorage({
  name: 'sands.kept',
  upgrade(fresh) {
    fresh.createObjectStore('facts', { keyPath: 'id' })
    fresh.createObjectStore('answers')
  },
  disk: diskStorage,
  memory: memoryStorage,
})
