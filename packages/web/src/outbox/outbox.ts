import type { CallBody, CallKey } from '@sands/contract/calls'
import { oneTap } from '../call/one-tap.ts'
import { randomId } from '../device/random-id.ts'
import { tryLock, withLock } from '../lock/lock.ts'
import { onReturn } from '../offline/connectivity.ts'
import { getSession, sessionState } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { deliver, type Outcome } from './deliver.ts'
import { announcePage, HELD_MS, openPages, THIS_PAGE } from './holders.ts'
import { dueAt, firstOfLanes, type OutboxItem } from './item.ts'
import { outboxStorage } from './storage.ts'
import { waitingWrites } from './waiting.ts'

export type { OutboxItem } from './item.ts'

const items = createStore<readonly OutboxItem[]>([])
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sands.outbox')
let timer: ReturnType<typeof setTimeout> | undefined

async function reload(): Promise<void> {
  const userId = getSession()?.userId
  const mine = userId ? await (await outboxStorage()).all(userId) : []
  items.set(mine.sort((a, b) => a.createdAt - b.createdAt))
  waitingWrites.set(mine.filter(({ state }) => state === 'waiting').length)
}

async function changed(): Promise<void> {
  channel?.postMessage('changed')
  await reload()
}

const tap = oneTap<OutboxItem>()

function owner(): string {
  const userId = getSession()?.userId
  if (!userId) throw new Error('Only a signed-in person can put something into the outbox')
  return userId
}

/**
 * Stores a write until the server has acknowledged it. Resolves as soon as it is stored on this device. A double tap is
 * stored once.
 */
export async function enqueue<K extends CallKey>(write: {
  key: K
  body: CallBody<K> & object
  label: string
  lane?: string
}): Promise<OutboxItem> {
  const userId = owner()
  return tap(JSON.stringify([userId, write]), () => put({ userId, ...write }))
}

/** `enqueue` for a write that was tried already: it keeps its key, and happens once whatever became of that try. */
export async function enqueueAny(
  write: Pick<OutboxItem, 'key' | 'body' | 'label' | 'lane' | 'idempotencyKey'>,
): Promise<OutboxItem> {
  const userId = owner()
  return put({ userId, ...write })
}

/** Whether a write of this person waits in the lane: a later one of the lane has to wait behind it. */
export async function isLaneWaiting(lane: string): Promise<boolean> {
  const userId = getSession()?.userId
  if (!userId) return false
  const mine = await (await outboxStorage()).all(userId)
  return mine.some((item) => item.lane === lane && item.state === 'waiting')
}

type Write = Pick<OutboxItem, 'userId' | 'key' | 'body' | 'label' | 'lane'> & { idempotencyKey?: string }

const newItem = (write: Write): OutboxItem => ({
  id: randomId(),
  idempotencyKey: randomId(),
  ...write,
  createdAt: Date.now(),
  tries: 0,
  nextTryAt: 0,
  state: 'waiting',
  reason: null,
})

async function put(write: Write): Promise<OutboxItem> {
  const item = newItem(write)
  await (await outboxStorage()).put(item)
  await changed()
  void flushOutbox()
  return item
}

async function sendOne(item: OutboxItem): Promise<Outcome> {
  const outcome = await deliver(item, await outboxStorage(), Date.now())
  if (outcome === 'sent') tellSent(item)
  await changed()
  return outcome
}

/** Sends in order; a waiting item delays those behind it, because a later write may depend on an earlier one. */
async function sendDue(): Promise<void> {
  for (;;) {
    await reload()
    const pages = await openPages()
    const next = firstOfLanes(items.get()).find((item) => dueAt(item, pages) <= Date.now())
    if (!next || (await sendOne(next)) === 'signed-out') return
  }
}

async function schedule(): Promise<void> {
  const pages = await openPages()
  clearTimeout(timer)
  const due = firstOfLanes(items.get()).map((item) => dueAt(item, pages))
  if (due.length > 0) timer = setTimeout(() => void flushOutbox(), Math.max(1000, Math.min(...due) - Date.now()))
}

/** Sends the due items. One tab does this at a time; the others see the result. */
export async function flushOutbox(): Promise<void> {
  if (getSession()) await tryLock('outbox', sendDue)
  await schedule()
}

async function sendAll(): Promise<void> {
  const storage = await outboxStorage()
  await reload()
  for (const { id, state } of items.get()) if (state === 'waiting') await storage.change(id, { nextTryAt: 0 })
  await sendDue()
}

const HASTE = 'haste'
const hasteListeners = new Set<() => void>()
const sentListeners = new Set<(item: OutboxItem) => void>()

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Somebody wants everything to be sent now: senders that hold writes themselves hear of it, in every page. */
export const onHaste = (listener: () => void): (() => void) => listen(hasteListeners, listener)
/** The server has acknowledged a write. */
export const onSent = (listener: (item: OutboxItem) => void): (() => void) => listen(sentListeners, listener)

const SENT = 'sent '
const sentLanes = new Set<string>()

function noteSent(item: OutboxItem): void {
  if (item.lane) sentLanes.add(item.lane)
  for (const listener of sentListeners) listener(item)
}

/** Every page is told: the page that sends is not always the one that wrote. */
function tellSent(item: OutboxItem): void {
  channel?.postMessage(`${SENT}${item.id}`)
  noteSent(item)
}

/** Whether a write of this lane was sent since the page was opened. */
export const wasSent = (lane: string): boolean => sentLanes.has(lane)

const hasten = () => hasteListeners.forEach((listener) => void listener())

/** Tries all waiting items at once, whatever their back-off. */
export async function retryOutbox(): Promise<void> {
  hasten()
  channel?.postMessage(HASTE)
  if (getSession()) await withLock('outbox', sendAll)
  await schedule()
}

/**
 * Sends waiting items of a lane now, whatever their back-off, for a sender whose own write must not arrive before them.
 * False while one of them still waits.
 */
export async function sendFirst(lane: string, isFirst: (item: OutboxItem) => boolean): Promise<boolean> {
  return await withLock('outbox', async () => {
    await reload()
    const pages = await openPages()
    const first = items.get().filter((item) => item.lane === lane && item.state === 'waiting' && isFirst(item))
    for (const item of first) {
      if (dueAt({ ...item, nextTryAt: 0 }, pages) > Date.now()) return false
      const outcome = await sendOne(item)
      if (outcome === 'later' || outcome === 'signed-out') return false
    }
    return true
  })
}

/** Queues a refused item again with its own key, so that it still takes effect at most once. */
export async function retryItem(id: string): Promise<void> {
  await (await outboxStorage()).change(id, { state: 'waiting', reason: null, tries: 0, nextTryAt: 0 })
  await changed()
  await flushOutbox()
}

const isListed = (id: string) => items.get().some((item) => item.id === id)

/** Stores a write that its sender handles itself while it holds it. It is listed as soon as it has to wait. */
export async function holdItem(item: OutboxItem, { listed }: { listed: boolean }): Promise<void> {
  await (await outboxStorage()).put(item)
  if (listed || isListed(item.id)) await changed()
}

/** Holds a write while this page sends it with the same key: the outbox sends it when the page is closed meanwhile. */
export async function holdAny(write: Parameters<typeof enqueueAny>[0]): Promise<OutboxItem> {
  const userId = owner()
  announcePage()
  const item = { ...newItem({ userId, ...write }), heldUntil: Date.now() + HELD_MS, heldBy: THIS_PAGE }
  await holdItem(item, { listed: false })
  return item
}

/** The sender gives up: the outbox sends it, unless it has done so already. */
export async function releaseItem(id: string): Promise<void> {
  await (await outboxStorage()).change(id, { heldUntil: 0 })
  await changed()
  void flushOutbox()
}

/** The sender has completed the write. */
export async function dropItem(id: string): Promise<void> {
  await (await outboxStorage()).remove(id)
  if (isListed(id)) await changed()
}

export async function discardItem(id: string): Promise<void> {
  await (await outboxStorage()).remove(id)
  await changed()
}

export function startOutbox(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === HASTE) return hasten()
    const sent = typeof data === 'string' && data.startsWith(SENT) ? data.slice(SENT.length) : undefined
    const item = items.get().find(({ id }) => id === sent)
    if (item) noteSent(item)
    void reload().then(schedule)
  })
  addEventListener('online', () => void retryOutbox())
  onReturn(() => void retryOutbox())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void flushOutbox()
  })
  let userId = getSession()?.userId
  sessionState.subscribe(() => {
    if (getSession()?.userId === userId) return
    userId = getSession()?.userId
    void retryOutbox()
  })
  // What an earlier page left behind goes out with the start, whatever it was waiting for.
  void retryOutbox()
}

/** The writes of this person as they are stored now. */
export async function outboxItems(): Promise<readonly OutboxItem[]> {
  const userId = getSession()?.userId
  return userId ? await (await outboxStorage()).all(userId) : []
}
export const onOutbox = (listener: (all: readonly OutboxItem[]) => void): (() => void) =>
  items.subscribe(() => listener(items.get()))
export const useOutbox = (): readonly OutboxItem[] => useStore(items)
