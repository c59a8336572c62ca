import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { tryLock } from '../lock/lock.ts'
import { outboxStorage } from '../outbox/storage.ts'
import { getSession } from '../session/store.ts'
import { claim, presence } from './stay.ts'

const HEARTBEAT_MS = 5_000
/** A sound tells every five seconds that it plays. */
const SOUND_MS = 8_000

let terminalType = 2
let started = false
let heardAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setInterval> | undefined
let mark = 0
/** Seconds of this page that no request has carried yet, and the person they belong to. */
let waiting = { userId: '', seconds: 0 }
let sending = false
/** Whether this browser stores seconds that an earlier heartbeat could not deliver. */
let stored = true

/** The kind of this device, by the server's numbers. */
export const terminal = (): number => terminalType

function collect(): void {
  const userId = getSession()?.userId ?? ''
  const now = performance.now()
  const seconds = presence(mark, now)
  mark = now
  if (userId !== waiting.userId) waiting = { userId, seconds: 0 }
  if (userId) waiting.seconds += seconds
}

async function post(userId: string, seconds: number, keepalive: boolean): Promise<boolean> {
  try {
    await call('POST /sands-user/api/v1/user/user-stay-duration/saveDuration', {
      body: { stayDateTime: new Date().toISOString(), stayDuration: claim(seconds), terminalType },
      owner: userId,
      quiet: true,
      silent: true,
      keepalive,
    })
    return true
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}

/** Adds to the stored seconds and returns the sum. What this device cannot store goes with the next heartbeat. */
async function store(userId: string, fresh: number): Promise<number> {
  try {
    return await (await outboxStorage()).addStay(userId, fresh)
  } catch {
    if (userId === waiting.userId) waiting.seconds += fresh
    stored = false
    return 0
  }
}

/** Sends the new seconds together with those stored during an outage: one heartbeat carries the sum. */
async function deliver(userId: string, fresh: number, keepalive: boolean): Promise<void> {
  if (!stored) {
    if (await post(userId, fresh, keepalive)) return
    await store(userId, fresh)
    stored = true
    return
  }
  const ran = await tryLock('heartbeat', async () => {
    const sum = await store(userId, fresh)
    if (sum > 0 && (await post(userId, sum, keepalive)))
      stored = (await (await outboxStorage()).addStay(userId, -sum)) > 0
  })
  if (!ran) await store(userId, fresh)
}

async function beat(keepalive = false): Promise<void> {
  collect()
  const { userId, seconds } = waiting
  if (!userId || seconds <= 0 || (sending && !keepalive)) return
  waiting.seconds = 0
  sending = true
  try {
    await deliver(userId, seconds, keepalive)
  } finally {
    sending = false
  }
}

/** In sight, or listening to what they study. */
const isPresent = (): boolean => document.visibilityState === 'visible' || performance.now() - heardAt < SOUND_MS

function resume(): void {
  if (timer !== undefined) return
  mark = performance.now()
  timer = setInterval(() => (isPresent() ? void beat() : pauseWithLastWord()), HEARTBEAT_MS)
}

function pauseWithLastWord(): void {
  if (timer === undefined) return
  clearInterval(timer)
  timer = undefined
  void beat(true)
}

/** Audio courseware plays: the person is present even when the page is hidden. */
export function noteSound(): void {
  heardAt = performance.now()
  if (started) resume()
}

/**
 * Sends a heartbeat every 5 seconds while somebody is signed in and the page is visible or its sound is studied. 2 is the
 * phone, 1 the desktop.
 */
export function startHeartbeat(options: { terminalType: 1 | 2 } = { terminalType: 2 }): void {
  terminalType = options.terminalType
  started = true
  const follow = () => (isPresent() ? resume() : pauseWithLastWord())
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', pauseWithLastWord)
  addEventListener('pageshow', follow)
  // Another tab may have stored seconds while the network was down.
  addEventListener('online', () => {
    stored = true
  })
  follow()
}
