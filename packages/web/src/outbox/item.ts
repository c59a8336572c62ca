import type { CallKey } from '@sands/contract/calls'

export interface OutboxItem {
  id: string
  userId: string
  key: CallKey
  body: object
  /** Of a call that says everything in its address; then there is no body. */
  query?: object
  /** The field of the query that tells how many seconds ago this was, whenever it is sent. */
  agoField?: string
  /** What the person did, in their words, for the tray. */
  label: string
  idempotencyKey: string
  createdAt: number
  tries: number
  nextTryAt: number
  state: 'waiting' | 'refused'
  /** Why the server refused it, in its own words. */
  reason: string | null
  /** Writes of one line go in order; those of another do not wait for them. Without one they share a line. */
  lane?: string
  /** Until then its sender sees to it, and the outbox leaves it alone. */
  heldUntil?: number
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 300_000

/** When the outbox may send it. */
export const dueAt = ({ nextTryAt, heldUntil = 0 }: OutboxItem): number => Math.max(nextTryAt, heldUntil)

/** What a call is sent with. */
export function contentOf(
  { body, query, agoField, createdAt }: OutboxItem,
  now: number,
): { query?: object; body?: object } {
  if (!query) return { body }
  return { query: agoField ? { ...query, [agoField]: Math.max(0, now - createdAt) / 1000 } : query }
}

/** The first that waits in each line. */
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

/** Whether an answer says "not now" rather than "no": too many requests, or trouble on the server's side. */
export const isPassing = (status: number): boolean => status === 429 || status === 408 || status >= 500
