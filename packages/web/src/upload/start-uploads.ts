import { watchLine } from '../offline/line.ts'
import { sessionState } from '../session/store.ts'
import { runUpload } from './run-upload.ts'
import { uploadStorage } from './storage.ts'
import { enter, entries, hold, itemOf, items, list, scopeNow, stateOf } from './upload-book.ts'
import { isUnderWay } from './upload-item.ts'

/** As long as the server keeps what has arrived. */
const KEPT_MS = 24 * 3_600_000
let started: string | undefined

async function adopt(id: string, leave: () => void): Promise<void> {
  const storage = await uploadStorage()
  // Another tab may have had it until now, and be done with it.
  const kept = await storage.get(id)
  if (!kept || kept.scope !== scopeNow() || entries.has(id)) return leave()
  const file = (await storage.file(id)) ?? null
  const entry = enter(kept, { file, isSafe: file !== null, leave })
  const state = kept.paused ? 'paused' : file ? 'waiting' : 'missing'
  list(itemOf(kept, state))
  if (state === 'waiting') void runUpload(entry)
}

async function adoptAll(): Promise<void> {
  const storage = await uploadStorage()
  const old = Date.now() - KEPT_MS
  for (const { id, scope, createdAt } of await storage.all()) {
    if (createdAt < old) await storage.remove(id)
    else if (scope === scopeNow() && !entries.has(id)) hold(id, (leave) => adopt(id, leave))
  }
}

/** Whoever signs in here next sees nothing of it; it goes on when its person is back. */
function letGo(): void {
  for (const entry of entries.values()) {
    entry.running?.abort()
    entry.leave()
  }
  entries.clear()
  items.set([])
}

/** What has no copy here could not go on by itself. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  const wouldStop = [...entries.values()].some(({ kept, isSafe }) => {
    const state = stateOf(kept.id)
    return !isSafe && state !== undefined && isUnderWay({ state })
  })
  if (wouldStop) event.preventDefault()
}

/** Goes on with what an earlier visit has left. Once for each person and college. */
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
