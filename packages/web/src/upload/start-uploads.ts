import { translate } from '../i18n/texts.ts'
import { watchLine } from '../offline/connectivity.ts'
import { sessionState } from '../session/store.ts'
import { runUpload } from './run-upload.ts'
import { uploadStorage } from './storage.ts'
import { isExpired, isUnderWay, type StoredUpload } from './upload-item.ts'
import { enter, entries, forget, hold, itemOf, items, list, scopeNow, stateOf } from './upload-registry.ts'

let started: string | undefined

async function adopt(id: string, leave: () => void): Promise<void> {
  const storage = await uploadStorage()
  // Another tab may have uploaded it in the meantime.
  const stored = await storage.get(id)
  if (!stored || stored.scope !== scopeNow() || entries.has(id)) return leave()
  if (stored.made) {
    enter(stored, { leave })
    return list(itemOf(stored, 'done'))
  }
  const file = (await storage.file(id)) ?? null
  if (stored.mark !== null && isExpired(stored, Date.now()) && (file || stored.tag !== undefined)) {
    // The server has discarded the part that had arrived: the file is uploaded from its beginning.
    const { lastPieceAt: _, ...fresh } = { ...stored, mark: null, sent: 0 }
    await storage.put(fresh)
    return adoptStored(fresh, { file, leave })
  }
  return adoptStored(stored, { file, leave })
}

async function adoptStored(
  stored: StoredUpload,
  { file, leave }: { file: Blob | null; leave: () => void },
): Promise<void> {
  const { id } = stored
  if (isExpired(stored, Date.now())) {
    await forget(id)
    list({ ...itemOf(stored, 'failed'), reason: translate('media.upload_expired'), mayRetry: false })
    return leave()
  }
  const entry = enter(stored, { file, isSafe: file !== null, leave })
  const state = stored.paused ? 'paused' : file ? 'waiting' : 'missing'
  list(itemOf(stored, state))
  if (state === 'waiting') void runUpload(entry)
}

/**
 * Continues the uploads of this person. Expired uploads of other people lose their file copy to free space; those
 * people are told when they sign in.
 */
async function adoptAll(): Promise<void> {
  const storage = await uploadStorage()
  for (const stored of await storage.all()) {
    const { id, scope } = stored
    if (scope === scopeNow()) {
      if (!entries.has(id)) hold(id, (leave) => adopt(id, leave))
    } else if (isExpired({ ...stored, mark: null }, Date.now())) await storage.removeFile(id)
  }
}

/** The next person who signs in here does not see these uploads; they continue when their owner is back. */
function letGo(): void {
  for (const entry of entries.values()) {
    entry.running?.abort()
    entry.leave()
  }
  entries.clear()
  items.set([])
}

/** An upload without a copy on this device could not continue by itself. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  const wouldStop = [...entries.values()].some(({ stored, isSafe }) => {
    const state = stateOf(stored.id)
    return !isSafe && state !== undefined && isUnderWay({ state })
  })
  if (wouldStop) event.preventDefault()
}

/** Continues uploads from an earlier visit. Runs once for each person and college. */
export async function startUploads(): Promise<void> {
  if (started === undefined) {
    watchLine()
    addEventListener('beforeunload', askBeforeClosing)
    sessionState.subscribe(() => {
      if ((scopeNow() ?? '') !== started) void startUploads()
    })
  }
  const scope = scopeNow() ?? ''
  if (scope === started) return
  if (started !== undefined) letGo()
  started = scope
  if (scope) await adoptAll()
}
