import { createStore, useStore } from '../store/store.ts'

const PROBE = '/healthz'
const PROBE_LIMIT_MS = 5000
/** Intervals of the probes while nothing answers. */
const WAITS_MS = [2000, 4000, 8000, 15_000, 30_000]

const up = createStore(true)
let watching = false
let probing = false
let misses = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Our server answers with a known body; the sign-in page of a hotel network answers every request with itself. */
async function answers(): Promise<boolean> {
  const abort = new AbortController()
  const late = setTimeout(() => abort.abort(), PROBE_LIMIT_MS)
  try {
    const response = await fetch(PROBE, { cache: 'no-store', signal: abort.signal })
    const health: unknown = await response.json()
    return typeof health === 'object' && health !== null && 'status' in health
  } catch {
    return false
  } finally {
    clearTimeout(late)
  }
}

async function probe(): Promise<void> {
  if (probing) return
  probing = true
  clearTimeout(timer)
  const fine = await answers()
  probing = false
  if (fine) heard()
  else lost()
}

function lost(): void {
  up.set(false)
  timer = setTimeout(() => void probe(), WAITS_MS[Math.min(misses, WAITS_MS.length - 1)])
  misses += 1
}

/** The server has answered something. */
export function heard(): void {
  misses = 0
  clearTimeout(timer)
  up.set(true)
}

/** A request got no answer. That may be an exception, so the server is probed once before the app counts as offline. */
export function missed(): void {
  if (watching && up.get()) void probe()
}

export function watchLine(): void {
  if (watching) return
  watching = true
  addEventListener('offline', () => {
    clearTimeout(timer)
    lost()
  })
  addEventListener('online', () => void probe())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !up.get()) void probe()
  })
  if (!navigator.onLine) lost()
}

export const isOnline = (): boolean => up.get()
export const useOnline = (): boolean => useStore(up)

/** Calls back each time the app is online again. */
export function onReturn(back: () => void): () => void {
  return up.subscribe(() => {
    if (up.get()) back()
  })
}
