import type { CallKey } from '@sands/contract/calls'

export interface OutboxItem {
  id: string
  userId: string
  key: CallKey
  body: object
  /** For a call that has only a query and no body. */
  query?: object
  /** The query field that says how many seconds ago this happened, computed when it is sent. */
  agoField?: string
  /** What the person did, as a text for the tray. */
  label: string
  idempotencyKey: string
  createdAt: number
  tries: number
  nextTryAt: number
  state: 'waiting' | 'refused'
  /** Why the server refused it or asks to wait, in the server's words. */
  reason: string | null
  /** Writes of one lane are sent in order; other lanes do not wait for them. Without a lane, writes share one. */
  lane?: string
  /** Until then the sender handles the item itself, and the outbox does not send it. */
  heldUntil?: number
  /** The page of that sender. Once it is closed, the outbox need not wait. */
  heldBy?: string
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 300_000

/** When the outbox may send it; `pages` are those that are open, undefined where nobody can tell. */
export function dueAt({ nextTryAt, heldUntil = 0, heldBy }: OutboxItem, pages?: ReadonlySet<string>): number {
  const isHeld = !pages || heldBy === undefined || pages.has(heldBy)
  return isHeld ? Math.max(nextTryAt, heldUntil) : nextTryAt
}

/** The body or query of the call. */
export function contentOf(
  { body, query, agoField, createdAt }: OutboxItem,
  now: number,
): { query?: object; body?: object } {
  if (!query) return { body }
  return { query: agoField ? { ...query, [agoField]: Math.max(0, now - createdAt) / 1000 } : query }
}

/** The first waiting item of each lane. */
export function firstOfLanes(items: readonly OutboxItem[]): OutboxItem[] {
  const lanes = new Map<string, OutboxItem>()
  for (const item of items) {
    const lane = item.lane ?? ''
    if (item.state === 'waiting' && !lanes.has(lane)) lanes.set(lane, item)
  }
  return [...lanes.values()]
}

/** Doubles from 2 seconds up to 5 minutes. */
export const backOff = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 16))

/** Whether the status is temporary: too many requests, or a problem of the server. */
export const isPassing = (status: number): boolean => status === 429 || status === 408 || status >= 500
