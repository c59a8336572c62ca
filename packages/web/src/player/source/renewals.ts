import { CallError } from '../../call/call-error.ts'
import { isReady, type PlayerFile, type ReadyFile } from '../player-file.ts'
import { bufferedEnd } from '../use-media.ts'
import { freshFile } from './fresh-file.ts'

/** The first at once, for addresses only grow old. When fresh ones are no better, it is not their age. */
const WAITS_MS = [0, 2_000, 6_000]
/** What was loaded before a gap ends a little before or after it. */
const PAST_S = 0.5

export interface RenewalParts {
  fileId: PlayerFile['id']
  onFresh: (file: ReadyFile) => void
  /** `missing` when asking for fresh addresses does not help. */
  onLost: (loss: 'network' | 'missing') => void
}

export interface Renewals {
  /** An address was refused: asks for fresh ones, unless that was in vain too often. */
  ask: () => void
  /** Begins to count anew, because the person asks for it. */
  reset: () => void
  stop: () => void
}

/** Fresh addresses for what an element plays. Only what is played past the place of the loss shows that they helped. */
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
    // That the line is down says nothing about the addresses.
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
