import type { PracticeAnswer } from '@sands/contract/exam/practice.model'
import type { DBSchema, IDBPDatabase } from 'idb'
import { deviceStorage } from '../../device/database.ts'

/** Answers of one attempt that were given on this device. */
export interface GivenAnswers {
  given: PracticeAnswer[]
  /** Those that the server does not have yet. */
  waiting: PracticeAnswer[]
}

interface Stored extends GivenAnswers {
  /** Who practises. */
  owner: string
  practiseRecordId: string
}

interface Shape extends DBSchema {
  answers: { key: string; value: Stored }
}

/** Where answers are stored on this device, so that a reload without a network loses none. */
interface AnswerStorage {
  get: (owner: string, practiseRecordId: string) => Promise<GivenAnswers>
  put: (stored: Stored) => Promise<void>
  remove: (owner: string, practiseRecordId: string) => Promise<void>
}

const NONE: GivenAnswers = { given: [], waiting: [] }

/** Another person on the same device has other attempts. */
const nameOf = (owner: string, practiseRecordId: string): string => `${owner} ${practiseRecordId}`

function memoryAnswers(): AnswerStorage {
  const attempts = new Map<string, Stored>()
  return {
    get: async (owner, id) => attempts.get(nameOf(owner, id)) ?? NONE,
    put: async (stored) => void attempts.set(nameOf(stored.owner, stored.practiseRecordId), stored),
    remove: async (owner, id) => void attempts.delete(nameOf(owner, id)),
  }
}

function diskAnswers(database: IDBPDatabase<Shape>): AnswerStorage {
  return {
    get: async (owner, id) => (await database.get('answers', nameOf(owner, id))) ?? NONE,
    put: async (stored) => void (await database.put('answers', stored, nameOf(stored.owner, stored.practiseRecordId))),
    remove: (owner, id) => database.delete('answers', nameOf(owner, id)),
  }
}

export const answerStorage = deviceStorage({
  name: 'sands.practice',
  upgrade: (fresh) => void fresh.createObjectStore('answers'),
  disk: diskAnswers,
  memory: memoryAnswers,
})
