import { CallError } from '../call/call-error.ts'
import { translate } from '../i18n/texts.ts'
import { createSemaphore } from './semaphore.ts'
import { createSpeed } from './speed.ts'
import { transferUpload } from './transport/transfer-upload.ts'
import type { Resource, UploadState } from './upload-item.ts'
import { drop, keep, ownerOf, show, type UploadEntry } from './upload-registry.ts'

const AT_ONCE = 3
const SHOWN_EVERY_MS = 250
const STORED_EVERY_MS = 2000
/** Statuses that are final because the file itself is refused: trying again would not help. */
const FINAL = [413, 415, 422]

const semaphore = createSemaphore(AT_ONCE)
/**
 * Files with the same content are uploaded one after the other: once the first has arrived, the server finds the
 * others.
 */
const alike = new Map<string, ReturnType<typeof createSemaphore>>()
const listeners = new Set<(made: Resource) => void>()

/** Calls the listener with every new file, including uploads continued from an earlier visit. */
export function onUploadMade(listener: (made: Resource) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function semaphoreOf(fingerprint: string): ReturnType<typeof createSemaphore> {
  const known = alike.get(fingerprint) ?? createSemaphore(1)
  alike.set(fingerprint, known)
  return known
}

function showFailure(id: string, error: unknown): void {
  const reason = error instanceof CallError && error.msg ? error.msg : translate('media.upload_failed')
  const mayRetry = !(error instanceof CallError && FINAL.includes(error.status))
  show(id, { state: 'failed', reason, mayRetry, speed: 0 })
}

/** Shows and stores the progress, at a limited rate, until `end`. */
function follow(entry: UploadEntry) {
  const { stored } = entry
  const { id } = stored
  const speed = createSpeed()
  let later: ReturnType<typeof setTimeout> | undefined
  let storedAt = performance.now()
  let hasEnded = false
  const showNow = () => {
    later = undefined
    const now = performance.now()
    show(id, { sent: stored.sent, speed: speed.look(stored.sent, now) })
    if (now - storedAt < STORED_EVERY_MS) return
    storedAt = now
    void keep(entry)
  }
  return {
    onState: (state: UploadState) => {
      if (hasEnded) return
      clearTimeout(later)
      later = undefined
      speed.reset()
      show(id, { state, sent: stored.sent, speed: 0 })
    },
    onProgress: (sent: number) => {
      if (hasEnded) return
      if (sent > stored.sent) stored.lastPieceAt = Date.now()
      stored.sent = sent
      later ??= setTimeout(showNow, SHOWN_EVERY_MS)
    },
    end: () => {
      hasEnded = true
      clearTimeout(later)
    },
  }
}

/** Uploads a file when the semaphore allows it. The code that aborts it sets the state shown then. */
export async function runUpload(entry: UploadEntry): Promise<void> {
  const { stored, file } = entry
  if (!file) return
  const running = new AbortController()
  entry.running = running
  show(stored.id, { state: 'waiting', reason: null, speed: 0 })
  const releases: (() => void)[] = []
  const { end, ...following } = follow(entry)
  running.signal.addEventListener('abort', end)
  try {
    releases.push(await semaphoreOf(stored.fingerprint).take(running.signal))
    releases.push(await semaphore.take(running.signal))
    const made = await transferUpload({
      upload: { ...stored },
      file,
      owner: ownerOf(stored),
      signal: running.signal,
      onMark: (mark) => void keep(entry, { mark }),
      ...following,
    })
    end()
    show(stored.id, { state: 'done', sent: stored.size, speed: 0, made })
    // The file exists on the server: an entry that stays here by mistake is found there next time.
    await (stored.tag === undefined ? drop(entry) : keep(entry, { made })).catch(() => undefined)
    entry.onMade?.(made)
    for (const listener of [...listeners]) listener(made)
  } catch (error) {
    if (!running.signal.aborted) showFailure(stored.id, error)
  } finally {
    end()
    for (const release of releases) release()
  }
}
