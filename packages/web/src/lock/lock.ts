import { randomId } from '../device/random-id.ts'

/** Longer than the longest request, so that a lease never expires while its holder waits for an answer. */
const LEASE_MS = 40_000
const POLL_MS = 120
/** Interval at which tabs check a lock that is held for a long time. */
const TURN_POLL_MS = 2_000
const RENEW_MS = 10_000

interface Lease {
  holder: string
  until: number
}

const leaseKey = (name: string) => `sands.lease.${name}`

function readLease(name: string): Lease | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(leaseKey(name)) ?? 'null')
    if (typeof value !== 'object' || value === null || !('holder' in value) || !('until' in value)) return null
    return typeof value.holder === 'string' && typeof value.until === 'number'
      ? { holder: value.holder, until: value.until }
      : null
  } catch {
    return null
  }
}

function takeLease(name: string, holder: string): boolean {
  const held = readLease(name)
  if (held && held.until > Date.now()) return false
  try {
    localStorage.setItem(leaseKey(name), JSON.stringify({ holder, until: Date.now() + LEASE_MS }))
  } catch {
    // Without storage there is no other tab to share the lock with.
    return true
  }
  return readLease(name)?.holder === holder
}

/** False when another tab has the lease by now, because this tab slept past its end. */
function renewLease(name: string, holder: string): boolean {
  const held = readLease(name)
  if (held && held.holder !== holder) return false
  try {
    localStorage.setItem(leaseKey(name), JSON.stringify({ holder, until: Date.now() + LEASE_MS }))
  } catch {
    // Without storage there is no other tab to share the lock with.
  }
  return true
}

function dropLease(name: string, holder: string): void {
  if (readLease(name)?.holder !== holder) return
  localStorage.removeItem(leaseKey(name))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const lockManager = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)

/** Waits for the lock, so that only one tab of this browser runs this at a time. */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  const locks = lockManager()
  if (locks) return await locks.request(`sands.${name}`, run)
  const holder = randomId()
  while (!takeLease(name, holder)) await pause(POLL_MS)
  try {
    return await run()
  } finally {
    dropLease(name, holder)
  }
}

/** Runs only when no other tab holds the lock; returns false otherwise. */
export async function tryLock(name: string, run: () => Promise<void>): Promise<boolean> {
  const locks = lockManager()
  if (locks) {
    return await locks.request(`sands.${name}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await run()
      return true
    })
  }
  const holder = randomId()
  if (!takeLease(name, holder)) return false
  try {
    await run()
    return true
  } finally {
    dropLease(name, holder)
  }
}

interface Hold {
  name: string
  /** Ends the waiting, and is passed on to `run`. */
  signal: AbortSignal
  /** Its signal also fires when the lock has passed to another tab. */
  run: (signal: AbortSignal) => Promise<void>
}

/** For a long task that one tab does for all: waits for the lock, and waits again after it was lost. */
export async function holdLock({ name, signal, run }: Hold): Promise<void> {
  if (signal.aborted) return
  const locks = lockManager()
  if (!locks) return await holdLease({ name, signal, run })
  try {
    await locks.request(`sands.${name}`, { signal }, () => run(signal))
  } catch (error) {
    // Aborted while waiting; once it has the lock, `run` decides when to end.
    if (!signal.aborted) throw error
  }
}

async function holdLease({ name, signal, run }: Hold): Promise<void> {
  const holder = randomId()
  while (!signal.aborted) {
    if (!takeLease(name, holder)) {
      await pause(TURN_POLL_MS)
      continue
    }
    const turn = new AbortController()
    const end = () => turn.abort()
    signal.addEventListener('abort', end)
    const renewing = setInterval(() => {
      if (!renewLease(name, holder)) end()
    }, RENEW_MS)
    try {
      await run(turn.signal)
    } finally {
      clearInterval(renewing)
      signal.removeEventListener('abort', end)
      dropLease(name, holder)
    }
    if (!turn.signal.aborted) return
  }
}
