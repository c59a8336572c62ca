import type { CallKey } from '@sands/contract/calls'
import type { Language } from '@sands/rules/language'
import { hashKey } from '@tanstack/react-query'
import { getSession } from '../session/store.ts'

/** Whose answer it is, to which question, in which language. */
export interface Place {
  userId: string
  collegeId: string
  language: Language
  key: CallKey
  input: unknown
}

export const idOf = ({ userId, collegeId, language, key, input }: Place): string =>
  hashKey([userId, collegeId, language, key, input ?? null])

/** Where answers to the person who is signed in now are kept; nobody has no place. */
export function placeOf(question: Pick<Place, 'key' | 'input' | 'language'>): Place | undefined {
  const session = getSession()
  return session ? { ...question, userId: session.userId, collegeId: session.collegeId } : undefined
}
