import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What is known about a kept answer without reading it. */
export interface KeptFacts {
  id: string
  userId: string
  at: number
  bytes: number
}

interface Shape extends DBSchema {
  facts: { key: string; value: KeptFacts }
  answers: { key: string; value: unknown }
}

export interface KeptStorage {
  facts: () => Promise<KeptFacts[]>
  get: (id: string) => Promise<{ facts: KeptFacts; data: unknown } | undefined>
  put: (facts: KeptFacts, data: unknown) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

function memoryStorage(): KeptStorage {
  const kept = new Map<string, { facts: KeptFacts; data: unknown }>()
  return {
    facts: async () => [...kept.values()].map(({ facts }) => facts),
    get: async (id) => kept.get(id),
    put: async (facts, data) => void kept.set(facts.id, { facts, data: structuredClone(data) }),
    remove: async (ids) => ids.forEach((id) => void kept.delete(id)),
  }
}

function diskStorage(database: IDBPDatabase<Shape>): KeptStorage {
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

async function openStorage(): Promise<KeptStorage> {
  try {
    const database = await openDB<Shape>('sands.kept', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('facts', { keyPath: 'id' })
        fresh.createObjectStore('answers')
      },
    })
    return diskStorage(database)
  } catch {
    // Some web views have no IndexedDB: there answers are kept as long as the page lives.
    return memoryStorage()
  }
}

let opened: Promise<KeptStorage> | undefined
export function keptStorage(): Promise<KeptStorage> {
  opened ??= openStorage()
  return opened
}
