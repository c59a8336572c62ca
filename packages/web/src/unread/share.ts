import { isRecord } from '../device/device.ts'

/** A message between the tabs of a browser: a count, or a request for one. */
export interface SharedUnread {
  owner: string
  count?: number
}

const NAME = 'sands.unread'
let channel: BroadcastChannel | null | undefined

function opened(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  return channel
}

function toShared(value: unknown): SharedUnread | undefined {
  if (!isRecord(value) || typeof value.owner !== 'string') return undefined
  return typeof value.count === 'number' ? { owner: value.owner, count: value.count } : { owner: value.owner }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Informs the other tabs. Without BroadcastChannel, a storage event reaches all of them. */
export function shareUnread(message: SharedUnread): void {
  const line = opened()
  if (line) {
    line.postMessage(message)
    return
  }
  try {
    localStorage.setItem(NAME, JSON.stringify(message))
    localStorage.removeItem(NAME)
  } catch {
    // Without storage there is no other tab to inform.
  }
}

export function onSharedUnread(listener: (message: SharedUnread) => void): void {
  const hear = (value: unknown) => {
    const message = toShared(value)
    if (message) listener(message)
  }
  const line = opened()
  if (line) {
    line.addEventListener('message', (event) => hear(event.data))
    return
  }
  addEventListener('storage', (event) => {
    if (event.key === NAME && event.newValue) hear(parsed(event.newValue))
  })
}
