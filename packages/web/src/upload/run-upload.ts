import { CallError } from '../call/call-error.ts'
import { translate } from '../i18n/texts.ts'
import { createSpeed } from './speed.ts'
import { carryUpload } from './transport/carry-upload.ts'
import { createTurns } from './turns.ts'
import { drop, keep, ownerOf, show, type UploadEntry } from './upload-book.ts'
import type { Resource, UploadState } from './upload-item.ts'

const AT_ONCE = 3
const SHOWN_EVERY_MS = 250
const KEPT_EVERY_MS = 2000
/** What the file is will not change: to try again would be in vain. */
const FINAL = [413, 415, 422]

const turns = createTurns(AT_ONCE)
/** Files of the same content go one after the other: once the first is there, the others are found on the server. */
const alike = new Map<string, ReturnType<typeof createTurns>>()
const listeners = new Set<(made: Resource) => void>()

/** Calls back with every file that was made, also of uploads that went on from an earlier visit. */
export function onUploadMade(listener: (made: Resource) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function turnsOf(fingerprint: string): ReturnType<typeof createTurns> {
  const known = alike.get(fingerprint) ?? createTurns(1)
  alike.set(fingerprint, known)
  return known
}

function showFailure(id: string, error: unknown): void {
  const reason = error instanceof CallError && error.msg ? error.msg : translate('media.upload_failed')
  const mayRetry = !(error instanceof CallError && FINAL.includes(error.status))
  show(id, { state: 'failed', reason, mayRetry, speed: 0 })
}

/** Shows and keeps how far it is, no more often than anybody can see. */
function follow(entry: UploadEntry, signal: AbortSignal) {
  const { kept } = entry
  const { id } = kept
  const speed = createSpeed()
  let later: ReturnType<typeof setTimeout> | undefined
  let keptAt = performance.now()
  const showNow = () => {
    later = undefined
    if (signal.aborted) return
    const now = performance.now()
    show(id, { sent: kept.sent, speed: speed.look(kept.sent, now) })
    if (now - keptAt < KEPT_EVERY_MS) return
    keptAt = now
    void keep(entry)
  }
  return {
    onState: (state: UploadState) => {
      clearTimeout(later)
      later = undefined
      speed.reset()
      show(id, { state, sent: kept.sent, speed: 0 })
    },
    onProgress: (sent: number) => {
      if (sent > kept.sent) kept.lastPieceAt = Date.now()
      kept.sent = sent
      later ??= setTimeout(showNow, SHOWN_EVERY_MS)
    },
  }
}

/** Brings a file to the server, when it is its turn. Whoever aborts it says what is shown then. */
export async function runUpload(entry: UploadEntry): Promise<void> {
  const { kept, file } = entry
  if (!file) return
  const running = new AbortController()
  entry.running = running
  show(kept.id, { state: 'waiting', reason: null, speed: 0 })
  const releases: (() => void)[] = []
  try {
    releases.push(await turnsOf(kept.fingerprint).take(running.signal))
    releases.push(await turns.take(running.signal))
    const made = await carryUpload({
      upload: { ...kept },
      file,
      owner: ownerOf(kept),
      signal: running.signal,
      onMark: (mark) => void keep(entry, { mark }),
      ...follow(entry, running.signal),
    })
    show(kept.id, { state: 'done', sent: kept.size, speed: 0, made })
    // The file is made, whatever this device remembers: what stays here by mistake is found on the server next time.
    await drop(entry).catch(() => undefined)
    entry.onMade?.(made)
    for (const listener of [...listeners]) listener(made)
  } catch (error) {
    if (!running.signal.aborted) showFailure(kept.id, error)
  } finally {
    for (const release of releases) release()
  }
}
