import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import { getSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'

/** What a person has written but not published. Its files are uploads with the tag of the draft. */
export interface PostDraft {
  type: ContentType
  title: string
  /** Plain text; an article has a paragraph for each line. */
  text: string
  boardId: string
  link: string
  topics: string[]
  /** Empty without a poll. */
  options: string[]
  isMultiple: boolean
  isAnonymous: boolean
  isPublic: boolean
  /** The person has tapped "publish": it is sent as soon as all files are uploaded. */
  isSending: boolean
  changedAt: number
}

const PREFIX = 'sands.post-draft'
const TYPES = Object.values(CONTENT_TYPES)

/** Drafts belong to one person and college: the next one who signs in on this device does not see them. */
const placeOf = (type: ContentType): string | undefined => {
  const session = getSession()
  return session ? `${PREFIX} ${session.userId} ${session.collegeId} ${type}` : undefined
}

/** Connects uploads with the draft. */
export const draftTag = (type: ContentType): string => placeOf(type) ?? `${PREFIX} ${type}`

const emptyDraft = (type: ContentType): PostDraft => ({
  type,
  title: '',
  text: '',
  boardId: '',
  link: '',
  topics: [],
  options: [],
  isMultiple: false,
  isAnonymous: false,
  isPublic: false,
  isSending: false,
  changedAt: 0,
})

const isDraft = (value: unknown): value is Partial<PostDraft> => typeof value === 'object' && value !== null

function readStored(type: ContentType): PostDraft | undefined {
  const place = placeOf(type)
  if (!place) return undefined
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(place) ?? 'null')
    return isDraft(stored) ? { ...emptyDraft(type), ...stored, type } : undefined
  } catch {
    // A browser without storage, or a broken entry: the draft lives until the page is closed.
    return undefined
  }
}

const changes = createStore(0)
const inMemory = new Map<string, PostDraft>()

export function getPostDraft(type: ContentType): PostDraft | undefined {
  const place = placeOf(type)
  return (place && inMemory.get(place)) || readStored(type)
}

export function changePostDraft(type: ContentType, change: Partial<Omit<PostDraft, 'type'>>): void {
  const place = placeOf(type)
  if (!place) return
  const draft = { ...(getPostDraft(type) ?? emptyDraft(type)), changedAt: Date.now(), ...change }
  inMemory.set(place, draft)
  try {
    window.localStorage.setItem(place, JSON.stringify(draft))
  } catch {
    // The storage is full or closed; the draft stays in memory.
  }
  changes.set(changes.get() + 1)
}

export function clearPostDraft(type: ContentType): void {
  const place = placeOf(type)
  if (!place) return
  inMemory.delete(place)
  try {
    window.localStorage.removeItem(place)
  } catch {
    // Nothing was stored.
  }
  changes.set(changes.get() + 1)
}

export function usePostDraft(type: ContentType): PostDraft {
  useStore(changes)
  return getPostDraft(type) ?? emptyDraft(type)
}

/** All drafts of the person, last changed first. */
export function usePostDrafts(): PostDraft[] {
  useStore(changes)
  return TYPES.flatMap((type) => getPostDraft(type) ?? []).sort((one, other) => other.changedAt - one.changedAt)
}
