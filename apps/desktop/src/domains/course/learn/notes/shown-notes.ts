import type { StudyNote } from '@sands/contract/study/learning.model'
import type { OutboxItem } from '@sands/web/outbox/outbox'

export const NOTE_SAVE = 'POST /sands-lms/api/v1/study-note/save'
export const NOTE_DELETE = 'POST /sands-lms/api/v1/study-note/delete'

/** A note with the person's latest changes, whether or not the server has them yet. */
export interface ShownNote {
  readonly key: string
  /** Undefined until the server has it. */
  readonly id: StudyNote['id'] | undefined
  /** The version on which the next edit must be based. */
  readonly version: number | undefined
  readonly position: number | null
  readonly content: string
  /** The write that is waiting in the outbox. */
  readonly item: OutboxItem | undefined
}

const field = (item: OutboxItem, name: string): unknown => Reflect.get(item.body, name)
const positionOf = (item: OutboxItem) => {
  const position = field(item, 'position')
  return typeof position === 'number' ? position : null
}
const contentOf = (item: OutboxItem) => String(field(item, 'content') ?? '')
/** Writes are sent in order, and each creates the next version. A refused write creates none. */
const versionAfter = (item: OutboxItem, stored: number) => {
  const version = field(item, 'version')
  return item.state === 'waiting' && typeof version === 'number' ? version + 1 : stored
}

/** Whether a write concerns the notes of a courseware. A deletion only names the note, so every deletion counts. */
export const isNoteAct = (item: OutboxItem, learnId: string): boolean =>
  (item.key === NOTE_SAVE && field(item, 'learnId') === learnId) || item.key === NOTE_DELETE

/** Notes without a place come first, the others in the order of their places. */
const byPlace = (a: ShownNote, b: ShownNote) => (a.position ?? -1) - (b.position ?? -1)

/** The notes on the server, with the waiting writes of the outbox applied. A refused deletion is ignored. */
export function shownNotes(stored: readonly StudyNote[], items: readonly OutboxItem[]): ShownNote[] {
  const removed = new Set(
    items.filter(({ key, state }) => key === NOTE_DELETE && state === 'waiting').map((item) => field(item, 'id')),
  )
  const saves = items.filter(({ key }) => key === NOTE_SAVE)
  const known = stored
    .filter(({ id }) => !removed.has(id))
    .map(({ id, position, content, version }): ShownNote => {
      const item = saves.findLast((save) => field(save, 'id') === id)
      if (!item) return { key: id, id, version, position, content, item }
      const next = versionAfter(item, version)
      return { key: id, id, version: next, position: positionOf(item), content: contentOf(item), item }
    })
  // A note that was just stored may be in both lists for a moment.
  const isStored = (item: OutboxItem) =>
    stored.some(({ position, content }) => position === positionOf(item) && content === contentOf(item))
  const fresh = saves
    .filter((item) => field(item, 'id') === undefined && !isStored(item))
    .map((item): ShownNote => {
      const known = { key: item.id, id: undefined, version: undefined }
      return { ...known, position: positionOf(item), content: contentOf(item), item }
    })
  return [...known, ...fresh].sort(byPlace)
}
