import { holdLock } from '../lock/lock.ts'
import { getSession, sessionState } from '../session/store.ts'
import { leadUnread } from './lead.ts'
import { onSharedUnread, shareUnread } from './share.ts'
import { beginUnread, getSaidUnread, hearUnread, inboxOwner } from './unread.ts'

/** A short look at another app does not close the stream. */
const LINGER_MS = 10_000

let inView = false
let lingering: ReturnType<typeof setTimeout> | undefined
/** `shown` is the person whose count this tab shows, `followed` the one it follows: empty while the tab is hidden. */
let shown = ''
let followed = ''
let leading = false
let round = new AbortController()

async function lead(owner: string, userId: string, signal: AbortSignal): Promise<void> {
  leading = true
  const onCount = (count: number) => {
    if (signal.aborted) return
    hearUnread(count)
    shareUnread({ owner, count })
  }
  try {
    await leadUnread({ userId, onCount, signal })
  } finally {
    leading = false
  }
}

function begin(owner: string): void {
  const userId = getSession()?.userId
  if (!userId) return
  round = new AbortController()
  shareUnread({ owner })
  void holdLock({
    name: `unread.${owner}`,
    signal: round.signal,
    run: (signal) => lead(owner, userId, signal),
  })
}

function follow(): void {
  const owner = inboxOwner()
  if (owner !== shown) {
    shown = owner
    beginUnread(owner)
  }
  const next = inView ? owner : ''
  if (next === followed) return
  followed = next
  round.abort()
  if (next) begin(next)
}

function see(): void {
  inView = true
  follow()
}

function lookAway(): void {
  clearTimeout(lingering)
  inView = false
  follow()
}

function onVisibility(): void {
  clearTimeout(lingering)
  if (document.visibilityState === 'visible') see()
  else lingering = setTimeout(lookAway, LINGER_MS)
}

/**
 * Keeps the unread count up to date. One visible tab holds the event stream for all tabs; a hidden tab closes it,
 * because the system may suspend it at any moment and nobody sees its badge.
 */
export function startUnread(): void {
  onSharedUnread(({ owner, count }) => {
    if (owner !== shown) return
    if (count !== undefined) return hearUnread(count)
    const known = getSaidUnread()
    if (leading && known !== null) shareUnread({ owner, count: known })
  })
  sessionState.subscribe(follow)
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('freeze', lookAway)
  addEventListener('pagehide', lookAway)
  addEventListener('pageshow', onVisibility)
  if (document.visibilityState === 'visible') see()
  else follow()
}
