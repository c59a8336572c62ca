import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../../device/database.ts'
import type { Vault } from '../answer.ts'

/** Everything to go on without a network, and to hand in later. */
export interface StoredAttempt {
  /** Who takes the exam. */
  owner: string
  paper: OpenedAttempt
  vault: Vault
  deadline: string | null
  /** Milliseconds that the server's clock is ahead of this device's. */
  clockOffset: number
  /** The server said that it takes no more answers, whatever the deadline is. */
  isOver?: boolean
}

interface Shape extends DBSchema {
  attempts: { key: string; value: StoredAttempt }
}

/** Where attempts are stored on this device. */
interface AttemptStorage {
  get: (owner: string, examRecordId: string) => Promise<StoredAttempt | undefined>
  all: (owner: string) => Promise<StoredAttempt[]>
  put: (attempt: StoredAttempt) => Promise<void>
  remove: (owner: string, examRecordId: string) => Promise<void>
}

/** Another person on the same device has other attempts. */
const nameOf = (owner: string, examRecordId: string): string => `${owner} ${examRecordId}`
const ownName = ({ owner, paper }: StoredAttempt): string => nameOf(owner, paper.examRecordId)

function memoryAttempts(): AttemptStorage {
  const attempts = new Map<string, StoredAttempt>()
  return {
    get: async (owner, id) => attempts.get(nameOf(owner, id)),
    all: async (owner) => [...attempts.values()].filter((attempt) => attempt.owner === owner),
    put: async (attempt) => void attempts.set(ownName(attempt), attempt),
    remove: async (owner, id) => void attempts.delete(nameOf(owner, id)),
  }
}

function diskAttempts(database: IDBPDatabase<Shape>): AttemptStorage {
  return {
    get: (owner, id) => database.get('attempts', nameOf(owner, id)),
    all: async (owner) => (await database.getAll('attempts')).filter((attempt) => attempt.owner === owner),
    put: async (attempt) => void (await database.put('attempts', attempt, ownName(attempt))),
    remove: (owner, id) => database.delete('attempts', nameOf(owner, id)),
  }
}

export const attemptStorage = deviceStorage({
  name: 'sands.exam',
  upgrade: (fresh) => void fresh.createObjectStore('attempts'),
  disk: diskAttempts,
  memory: memoryAttempts,
})
