import type { StudyNote } from '@sands/contract/study/learning.model'
import type { OutboxItem } from '@sands/web/outbox/outbox'

export const NOTE_SAVE = 'POST /sands-lms/api/v1/study-note/save'
export const NOTE_DELETE = 'POST /sands-lms/api/v1/study-note/delete'

/** A note as the person has left it, whether the server has it yet or not. */
export interface ShownNote {
  readonly key: string
  /** Undefined until the server has it. */
  readonly id: StudyNote['id'] | undefined
  /** The one that will be there when it is written anew. */
  readonly version: number | undefined
  readonly position: number | null
  readonly content: string
  /** What is on its way. */
  readonly item: OutboxItem | undefined
}

const field = (item: OutboxItem, name: string): unknown => Reflect.get(item.body, name)
const positionOf = (item: OutboxItem) => {
  const position = field(item, 'position')
  return typeof position === 'number' ? position : null
}
const contentOf = (item: OutboxItem) => String(field(item, 'content') ?? '')
/** Writes arrive in their order, and each makes the next version. One that was refused has made none. */
const versionAfter = (item: OutboxItem, stored: number) => {
  const version = field(item, 'version')
  return item.state === 'waiting' && typeof version === 'number' ? version + 1 : stored
}

/** Whether a write is about the notes on a thing; a removal does not say of which, only of which note. */
export const isNoteAct = (item: OutboxItem, learnId: string): boolean =>
  (item.key === NOTE_SAVE && field(item, 'learnId') === learnId) || item.key === NOTE_DELETE

/** Notes on the whole come first, the others in the order of their places. */
const byPlace = (a: ShownNote, b: ShownNote) => (a.position ?? -1) - (b.position ?? -1)

/** What the server has, with what waits in the outbox laid over it. A removal that was refused has not happened. */
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
  // One that has just arrived may be in both for a moment.
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
