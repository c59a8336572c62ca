import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../device/database.ts'
import type { OutboxItem } from './item.ts'

interface Shape extends DBSchema {
  outbox: { key: string; value: OutboxItem; indexes: { user: string } }
  /** Presence seconds that no heartbeat has carried yet, one record for each person. */
  stay: { key: string; value: { userId: string; seconds: number } }
}

export interface OutboxStorage {
  all: (userId: string) => Promise<OutboxItem[]>
  put: (item: OutboxItem) => Promise<void>
  /** Changes an item if it still exists: another tab may have sent it, or the person may have discarded it. */
  change: (id: string, to: Partial<OutboxItem>) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Adds to the unsent seconds and returns the sum; a negative number subtracts sent seconds. */
  addStay: (userId: string, seconds: number) => Promise<number>
}

function memoryStorage(): OutboxStorage {
  const items = new Map<string, OutboxItem>()
  const stay = new Map<string, number>()
  return {
    all: async (userId) => [...items.values()].filter((item) => item.userId === userId),
    put: async (item) => void items.set(item.id, item),
    change: async (id, to) => {
      const item = items.get(id)
      if (item) items.set(id, { ...item, ...to })
    },
    remove: async (id) => void items.delete(id),
    addStay: async (userId, seconds) => {
      const sum = Math.max(0, (stay.get(userId) ?? 0) + seconds)
      stay.set(userId, sum)
      return sum
    },
  }
}

function diskStorage(database: IDBPDatabase<Shape>): OutboxStorage {
  return {
    all: (userId) => database.getAllFromIndex('outbox', 'user', userId),
    put: async (item) => void (await database.put('outbox', item)),
    change: async (id, to) => {
      const change = database.transaction('outbox', 'readwrite')
      const item = await change.store.get(id)
      if (item) await change.store.put({ ...item, ...to })
      await change.done
    },
    remove: (id) => database.delete('outbox', id),
    addStay: async (userId, seconds) => {
      const change = database.transaction('stay', 'readwrite')
      const sum = Math.max(0, ((await change.store.get(userId))?.seconds ?? 0) + seconds)
      if (sum > 0) await change.store.put({ userId, seconds: sum })
      else await change.store.delete(userId)
      await change.done
      return sum
    },
  }
}

export const outboxStorage = deviceStorage({
  name: 'sands',
  upgrade(fresh) {
    fresh.createObjectStore('outbox', { keyPath: 'id' }).createIndex('user', 'userId')
    fresh.createObjectStore('stay', { keyPath: 'userId' })
  },
  disk: diskStorage,
  memory: memoryStorage,
})
