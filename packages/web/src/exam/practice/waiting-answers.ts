import type { PracticeAnswer } from '@sands/contract/exam/practice.model'
import { type DBSchema, openDB } from 'idb'

interface Waiting {
  /** Who practises. */
  owner: string
  practiseRecordId: string
  answers: PracticeAnswer[]
}

interface Shape extends DBSchema {
  waiting: { key: string; value: Waiting }
}

/** Answers that the server does not have yet, on this device. */
interface WaitingAnswers {
  get: (owner: string, practiseRecordId: string) => Promise<PracticeAnswer[]>
  put: (waiting: Waiting) => Promise<void>
}

/** Another person on the same device has other attempts. */
const nameOf = (owner: string, practiseRecordId: string): string => `${owner} ${practiseRecordId}`

function memoryAnswers(): WaitingAnswers {
  const stored = new Map<string, Waiting>()
  return {
    get: async (owner, id) => stored.get(nameOf(owner, id))?.answers ?? [],
    put: async (waiting) => void stored.set(nameOf(waiting.owner, waiting.practiseRecordId), waiting),
  }
}

async function openStorage(): Promise<WaitingAnswers> {
  try {
    const database = await openDB<Shape>('sands.practice', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('waiting'),
    })
    return {
      get: async (owner, id) => (await database.get('waiting', nameOf(owner, id)))?.answers ?? [],
      put: async (waiting) => {
        const name = nameOf(waiting.owner, waiting.practiseRecordId)
        if (waiting.answers.length === 0) await database.delete('waiting', name)
        else await database.put('waiting', waiting, name)
      },
    }
  } catch {
    // Some web views have no IndexedDB: answers wait there as long as the page lives.
    return memoryAnswers()
  }
}

let opened: Promise<WaitingAnswers> | undefined
export function waitingAnswers(): Promise<WaitingAnswers> {
  opened ??= openStorage()
  return opened
}
