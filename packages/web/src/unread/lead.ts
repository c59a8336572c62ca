import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { holdLine } from './stream-connection.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** A connection that lasted this long was healthy, however it ended. */
const HEALTHY_MS = 60_000
/** The server ends many connections at once when it stops: clients reconnect at random times within this period. */
const COME_BACK_WITHIN_MS = 2_000
/** After this many failures in a row while calls succeed, a proxy probably blocks streams. */
const BLOCKED_AFTER = 3
const POLL_MS = 30_000
const TRY_LINE_AGAIN_MS = 300_000

interface Lead {
  userId: string
  onCount: (count: number) => void
  signal: AbortSignal
}

/** Doubles from a second to a minute; up to half of it is random, so that clients do not reconnect all at once. */
export function lineBackOff(failures: number, chance = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 16))
  return longest * (1 - chance / 2)
}

/** Ends early when it is aborted or the device is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

/** Requests the count with an ordinary call. Returns false when that fails too. */
async function askCount({ userId: owner, onCount, signal }: Lead): Promise<boolean> {
  try {
    const key = 'GET /sands-system/api/v1/message/unread-count'
    const { unreadCount } = await call(key, { owner, signal, quiet: true, silent: true })
    if (!signal.aborted) onCount(unreadCount)
    return true
  } catch (error) {
    if (error instanceof CallError || signal.aborted) return false
    throw error
  }
}

async function poll(lead: Lead): Promise<void> {
  const until = Date.now() + TRY_LINE_AGAIN_MS
  while (!lead.signal.aborted && Date.now() < until && (await askCount(lead))) await pause(POLL_MS, lead.signal)
}

/**
 * Follows the count for all tabs of this browser until it is aborted: by an event stream, or by polling where streams
 * are blocked.
 */
export async function leadUnread(lead: Lead): Promise<void> {
  const { signal } = lead
  let failures = 0
  let blocked = 0
  while (!signal.aborted) {
    const opened = Date.now()
    const end = await holdLine(lead)
    if (signal.aborted || end === 'over') return
    if (Date.now() - opened >= HEALTHY_MS && end !== 'mute') {
      failures = 0
      blocked = 0
      if (end === 'closed') {
        await pause(Math.random() * COME_BACK_WITHIN_MS, signal)
        continue
      }
    }
    failures += 1
    blocked = (await askCount(lead)) ? blocked + 1 : 0
    await pause(lineBackOff(failures), signal)
    if (blocked > 0 && (end === 'mute' || blocked >= BLOCKED_AFTER)) await poll(lead)
  }
}
