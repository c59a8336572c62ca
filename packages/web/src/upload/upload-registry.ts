import { DEVICE_KEYS, writeDevice } from '../device/device.ts'
import { holdLock } from '../lock/lock.ts'
import { getSession } from '../session/store.ts'
import { createStore } from '../store/store.ts'
import { uploadStorage } from './storage.ts'
import { uploadCount } from './upload-count.ts'
import type { Resource, StoredUpload, UploadItem, UploadState } from './upload-item.ts'

/** An upload that this tab handles. */
export interface UploadEntry {
  stored: StoredUpload
  file: Blob | null
  /** Whether it continues by itself after the app was closed. */
  isSafe: boolean
  /** Aborts the current try. */
  running: AbortController | undefined
  onMade: ((made: Resource) => void) | undefined
  /** Releases it for another tab. */
  leave: () => void
}

export const items = createStore<readonly UploadItem[]>([])
export const entries = new Map<string, UploadEntry>()

items.subscribe(() => uploadCount.set(items.get().length))

/** The person and college whose uploads are shown. */
export const scopeNow = (): string | undefined => {
  const session = getSession()
  return session ? `${session.userId}.${session.collegeId}` : undefined
}
export const ownerOf = ({ scope }: StoredUpload): string => scope.split('.')[0] ?? ''

export const itemOf = (stored: StoredUpload, state: UploadState): UploadItem => ({
  id: stored.id,
  fileName: stored.fileName,
  size: stored.size,
  purpose: stored.purpose,
  library: stored.library,
  state,
  sent: stored.sent,
  speed: 0,
  reason: null,
  mayRetry: true,
  made: stored.made ?? null,
  tag: stored.tag,
})

export const stateOf = (id: string): UploadState | undefined => items.get().find((item) => item.id === id)?.state
export const list = (item: UploadItem): void => items.set([...items.get(), item])
export const show = (id: string, change: Partial<UploadItem>): void =>
  items.set(items.get().map((item) => (item.id === id ? { ...item, ...change } : item)))
export const unlist = (id: string): void => items.set(items.get().filter((item) => item.id !== id))

type Given = Partial<Pick<UploadEntry, 'file' | 'isSafe' | 'onMade' | 'leave'>>

export function enter(stored: StoredUpload, given: Given): UploadEntry {
  const none = { file: null, isSafe: false, running: undefined, onMade: undefined, leave: () => undefined }
  const entry: UploadEntry = { ...none, stored, ...given }
  entries.set(stored.id, entry)
  return entry
}

export async function keep({ stored }: UploadEntry, change: Partial<StoredUpload> = {}): Promise<void> {
  Object.assign(stored, change)
  if (!entries.has(stored.id)) return
  writeDevice(DEVICE_KEYS.uploads, '1')
  await (await uploadStorage()).put({ ...stored })
}

/** Deletes everything about an upload from this device. */
export async function forget(id: string): Promise<void> {
  const storage = await uploadStorage()
  await storage.remove(id)
  if ((await storage.all()).length === 0) writeDevice(DEVICE_KEYS.uploads, null)
}

export async function drop({ stored, leave }: UploadEntry): Promise<void> {
  entries.delete(stored.id)
  try {
    await forget(stored.id)
  } finally {
    leave()
  }
}

/** Holds an upload for this tab until it is released; waits while another tab has it. */
export function hold(id: string, take: (leave: () => void) => Promise<void> | void): void {
  void holdLock({
    name: `upload.${id}`,
    signal: new AbortController().signal,
    run: () =>
      new Promise<void>((leave) => {
        void take(leave)
      }),
  })
}
