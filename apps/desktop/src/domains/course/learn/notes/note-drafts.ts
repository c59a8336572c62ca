import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '@sands/web/device/device'
import { getSession } from '@sands/web/session/session'
import { createStore, useStore } from '@sands/web/store/store'

/** An unfinished note, and the place it is pinned to. */
export interface NoteDraft {
  readonly text: string
  readonly position: number | null
}

const MOST_DRAFTS = 50
const changes = createStore(0)
const keyOf = (id: string) => `${getSession()?.userId ?? ''}/${id}`

const isDraft = (value: unknown): value is NoteDraft =>
  isRecord(value) && typeof value.text === 'string' && (value.position === null || typeof value.position === 'number')

function stored(): Record<string, NoteDraft> {
  const value = readDeviceJson(DEVICE_KEYS.noteDrafts)
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, NoteDraft] => isDraft(entry[1])))
}

export const noteDraft = (id: string): NoteDraft | null => stored()[keyOf(id)] ?? null

/** Stored on this device with every letter, until it is sent or discarded. */
export function keepDraft(id: string, draft: NoteDraft | null): void {
  const { [keyOf(id)]: _, ...others } = stored()
  const latest = Object.entries(draft ? { ...others, [keyOf(id)]: draft } : others).slice(-MOST_DRAFTS)
  writeDevice(DEVICE_KEYS.noteDrafts, latest.length > 0 ? JSON.stringify(Object.fromEntries(latest)) : null)
  changes.set(changes.get() + 1)
}

export function useNoteDraft(id: string): NoteDraft | null {
  useStore(changes)
  return noteDraft(id)
}
