import { DEVICE_KEYS, writeDevice } from '../device/device.ts'
import { holdLock } from '../lock/lock.ts'
import { getSession } from '../session/store.ts'
import { createStore } from '../store/store.ts'
import { uploadStorage } from './storage.ts'
import { uploadCount } from './upload-count.ts'
import type { KeptUpload, Resource, UploadItem, UploadState } from './upload-item.ts'

/** An upload that this tab takes care of. */
export interface UploadEntry {
  kept: KeptUpload
  file: Blob | null
  /** Whether it goes on by itself after the app was closed. */
  isSafe: boolean
  /** Ends the try that is going on. */
  running: AbortController | undefined
  onMade: ((made: Resource) => void) | undefined
  /** Lets another tab have it. */
  leave: () => void
}

export const items = createStore<readonly UploadItem[]>([])
export const entries = new Map<string, UploadEntry>()

items.subscribe(() => uploadCount.set(items.get().length))

/** Whose uploads are shown, and in which college. */
export const scopeNow = (): string | undefined => {
  const session = getSession()
  return session ? `${session.userId}.${session.collegeId}` : undefined
}
export const ownerOf = ({ scope }: KeptUpload): string => scope.split('.')[0] ?? ''

export const itemOf = (kept: KeptUpload, state: UploadState): UploadItem => ({
  id: kept.id,
  fileName: kept.fileName,
  size: kept.size,
  purpose: kept.purpose,
  library: kept.library,
  state,
  sent: kept.sent,
  speed: 0,
  reason: null,
  mayRetry: true,
  made: null,
})

export const stateOf = (id: string): UploadState | undefined => items.get().find((item) => item.id === id)?.state
export const list = (item: UploadItem): void => items.set([...items.get(), item])
export const show = (id: string, change: Partial<UploadItem>): void =>
  items.set(items.get().map((item) => (item.id === id ? { ...item, ...change } : item)))
export const unlist = (id: string): void => items.set(items.get().filter((item) => item.id !== id))

type Given = Partial<Pick<UploadEntry, 'file' | 'isSafe' | 'onMade' | 'leave'>>

export function enter(kept: KeptUpload, given: Given): UploadEntry {
  const none = { file: null, isSafe: false, running: undefined, onMade: undefined, leave: () => undefined }
  const entry: UploadEntry = { ...none, kept, ...given }
  entries.set(kept.id, entry)
  return entry
}

export async function keep({ kept }: UploadEntry, change: Partial<KeptUpload> = {}): Promise<void> {
  Object.assign(kept, change)
  if (!entries.has(kept.id)) return
  writeDevice(DEVICE_KEYS.uploads, '1')
  await (await uploadStorage()).put({ ...kept })
}

/** Nothing of it is left on this device. */
export async function forget(id: string): Promise<void> {
  const storage = await uploadStorage()
  await storage.remove(id)
  if ((await storage.all()).length === 0) writeDevice(DEVICE_KEYS.uploads, null)
}

export async function drop({ kept, leave }: UploadEntry): Promise<void> {
  entries.delete(kept.id)
  try {
    await forget(kept.id)
  } finally {
    leave()
  }
}

/** Holds an upload for this tab until it is left; waits while another tab has it. */
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
