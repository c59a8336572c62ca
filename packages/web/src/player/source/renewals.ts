import { CallError } from '../../call/call-error.ts'
import { isReady, type PlayerFile, type ReadyFile } from '../player-file.ts'
import { bufferedEnd } from '../use-media.ts'
import { freshFile } from './fresh-file.ts'

/**
 * The first try is immediate, because addresses usually just expire. When new ones fail too, their age is not the
 * cause.
 */
const WAITS_MS = [0, 2_000, 6_000]
/** Data loaded before a gap may end this much before or after it. */
const PAST_S = 0.5

export interface RenewalParts {
  fileId: PlayerFile['id']
  onFresh: (file: ReadyFile) => void
  /** `missing` when new addresses do not help. */
  onLost: (loss: 'network' | 'missing') => void
}

export interface Renewals {
  /** An address was refused: requests new ones, unless that has failed too often. */
  ask: () => void
  /** Resets the count of tries, because the person asks for another one. */
  reset: () => void
  stop: () => void
}

/** Renews the addresses of an element. They count as working only when playback gets past the place of the loss. */
export function createRenewals(element: HTMLMediaElement, { fileId, onFresh, onLost }: RenewalParts): Renewals {
  const stop = new AbortController()
  let asked = 0
  let lostAt = 0
  let before = Number.NaN
  let timer: ReturnType<typeof setTimeout> | undefined
  let busy = false

  const calm = () => {
    asked = 0
    lostAt = 0
  }
  const jump = () => {
    before = Number.NaN
  }
  const advance = () => {
    const { currentTime: now, seeking, paused } = element
    const runs = now > before && !seeking && !paused
    before = seeking ? Number.NaN : now
    if (runs && asked > 0 && now > lostAt + PAST_S) calm()
  }
  const { signal } = stop
  for (const name of ['seeking', 'emptied']) element.addEventListener(name, jump, { signal })
  element.addEventListener('timeupdate', advance, { signal })

  const renew = async () => {
    const fresh = await freshFile(fileId).catch((error: unknown) => {
      if (error instanceof CallError) return error
      throw error
    })
    if (signal.aborted) return
    busy = false
    if (!(fresh instanceof CallError)) return isReady(fresh) ? onFresh(fresh) : onLost('missing')
    // A lost network says nothing about the addresses.
    if (fresh.network) asked -= 1
    onLost(fresh.network ? 'network' : 'missing')
  }

  return {
    ask: () => {
      if (busy || signal.aborted) return
      const wait = WAITS_MS[asked]
      if (wait === undefined) return onLost('missing')
      lostAt = Math.max(lostAt, bufferedEnd(element))
      asked += 1
      busy = true
      timer = setTimeout(() => void renew(), wait)
    },
    reset: calm,
    stop: () => {
      stop.abort()
      clearTimeout(timer)
    },
  }
}
