import { CONTENT_TYPES, type ContentType } from '@sands/rules/community/content'
import type { VideoPart } from '@sands/rules/community/publishing'
import { getSession } from '../session/session.ts'
import { createStore, useStore } from '../store/store.ts'
import { POST_DRAFT_PREFIX } from './post-draft-key.ts'

/**
 * `writing` belongs to the person. `files`: they have tapped "publish", and it waits for its files. `queued`: it is in
 * the outbox, and stays here until the server has it.
 */
export type DraftStage = 'writing' | 'files' | 'queued'

export interface MentionedPerson {
  userId: string
  name: string
}
export interface AttachedFile {
  id: string
  name: string
  kind: 'image' | 'video' | 'document'
  /** A small picture of it; none in drafts of earlier versions. */
  src?: string
}

/** What a person has written but not published. Its files are uploads with the tag of the draft. */
export interface PostDraft {
  id: string
  type: ContentType
  title: string
  /** Plain text. */
  text: string
  /** The HTML of an article. */
  html: string
  boardId: string
  link: string
  mentions: MentionedPerson[]
  /** Own content that the draft changes; null for a new one. */
  contentId: string | null
  /** The version of it that the person has seen. */
  version: number
  /** Files that the content has already. */
  attached: AttachedFile[]
  /** A chosen picture as the cover; null takes the one of the first file. */
  cover: { fileId: string; url: string } | null
  /** The chosen part of the video, in seconds; null publishes all of it. */
  trim: VideoPart | null
  topics: string[]
  /** Empty without a poll. */
  options: string[]
  isMultiple: boolean
  isAnonymous: boolean
  isPublic: boolean
  stage: DraftStage
  /** The key under which the server stores it once, whatever happens to this device meanwhile. */
  sendKey: string
  /** Why the server refused it, in the server's words. */
  reason: string | null
  /** The uploads that it is sent with. After a reload they are listed one after the other. */
  waitsFor: string[]
  changedAt: number
}
export type DraftChange = Partial<Omit<PostDraft, 'id' | 'type'>>
export type DraftName = Pick<PostDraft, 'id' | 'type'>

const TYPES: readonly ContentType[] = Object.values(CONTENT_TYPES)

/** Drafts belong to one person and college: the next one who signs in on this device does not see them. */
const shelfOf = (): string | undefined => {
  const session = getSession()
  return session ? `${POST_DRAFT_PREFIX} ${session.userId} ${session.collegeId} ` : undefined
}
const placeOf = (id: string): string | undefined => {
  const shelf = shelfOf()
  return shelf && `${shelf}${id}`
}

/** Connects uploads with the draft. */
export const draftTag = (id: string): string => placeOf(id) ?? `${POST_DRAFT_PREFIX} ${id}`
/** Uploads that are no attachments of the draft: pictures within its text, and its cover. */
export const textTag = (id: string): string => `${draftTag(id)} text`
export const coverTag = (id: string): string => `${draftTag(id)} cover`

const emptyDraft = ({ id, type }: DraftName): PostDraft => ({
  id,
  type,
  title: '',
  text: '',
  html: '',
  boardId: '',
  link: '',
  mentions: [],
  contentId: null,
  version: 0,
  attached: [],
  cover: null,
  trim: null,
  topics: [],
  options: [],
  isMultiple: false,
  isAnonymous: false,
  isPublic: false,
  stage: 'writing',
  sendKey: '',
  reason: null,
  waitsFor: [],
  changedAt: 0,
})

const isDraft = (value: unknown): value is Partial<PostDraft> & { type: ContentType } =>
  typeof value === 'object' && value !== null && 'type' in value && TYPES.some((type) => type === value.type)

function readStored(id: string): PostDraft | undefined {
  const place = placeOf(id)
  if (!place) return undefined
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(place) ?? 'null')
    return isDraft(stored) ? { ...emptyDraft({ id, type: stored.type }), ...stored, id } : undefined
  } catch {
    // A browser without storage, or a broken entry: the draft lives until the page is closed.
    return undefined
  }
}

const changes = createStore(0)
const changed = () => changes.set(changes.get() + 1)
const inMemory = new Map<string, PostDraft>()

/** Another page of this person has changed or published a draft. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(POST_DRAFT_PREFIX) !== true) return
    inMemory.delete(key)
    changed()
  })

export function getPostDraft(id: string): PostDraft | undefined {
  const place = placeOf(id)
  return (place && inMemory.get(place)) || readStored(id)
}

/** Stores a change at once: a crash right after it loses nothing. */
export function changePostDraft({ id, type }: DraftName, change: DraftChange): void {
  const place = placeOf(id)
  if (!place) return
  const draft = { ...(getPostDraft(id) ?? emptyDraft({ id, type })), changedAt: Date.now(), ...change }
  inMemory.set(place, draft)
  try {
    window.localStorage.setItem(place, JSON.stringify(draft))
  } catch {
    // The storage is full or closed; the draft stays in memory.
  }
  changed()
}

export function clearPostDraft(id: string): void {
  const place = placeOf(id)
  if (!place) return
  inMemory.delete(place)
  try {
    window.localStorage.removeItem(place)
  } catch {
    // Nothing was stored.
  }
  changed()
}

function storedPlaces(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    return []
  }
}

/** All drafts of the person, last changed first. */
export function getPostDrafts(): PostDraft[] {
  const shelf = shelfOf()
  if (!shelf) return []
  const places = new Set([...storedPlaces(), ...inMemory.keys()].filter((place) => place.startsWith(shelf)))
  return [...places]
    .flatMap((place) => getPostDraft(place.slice(shelf.length)) ?? [])
    .sort((one, other) => other.changedAt - one.changedAt)
}

/** The draft that the form of a type goes on with: the last one that was not sent. */
export const unfinishedDraft = (type: ContentType): PostDraft | undefined =>
  getPostDrafts().find((draft) => draft.type === type && draft.stage === 'writing' && !draft.contentId)

export function usePostDraft(name: DraftName): PostDraft {
  useStore(changes)
  return getPostDraft(name.id) ?? emptyDraft(name)
}

export function usePostDrafts(): PostDraft[] {
  useStore(changes)
  return getPostDrafts()
}
