import type { Resource } from '@sands/contract/media/media.model'
import type { TextKey } from '@sands/i18n/texts'
import { translate } from '../i18n/texts.ts'
import { tryLock } from '../lock/lock.ts'
import { isOnline, missed, onReturn } from '../offline/line.ts'
import { getSession, sessionState } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { beginOfflineViewings } from '../study/offline-viewing.ts'
import type { ViewedThing } from '../study/viewing.model.ts'
import { showToast } from '../toast/toast.ts'
import { createSpeed } from '../upload/speed.ts'
import { checkDownloads } from './check-downloads.ts'
import { downloadCount } from './count.ts'
import { contentOf, type Download, downloadKey, type EndReason, isExpired } from './download.ts'
import { fetchDownload, fileOf, type Outcome } from './fetch-download.ts'
import type { Quality } from './quality.ts'
import { askToStay, hasRoom } from './room.ts'
import { downloadStorage } from './storage.ts'

/** What is being fetched by this tab, and how fast. */
interface Activity {
  key: string
  perSecond: number
}

/** A server in trouble is asked again after this. */
const AGAIN_MS = 15_000
const SHOWN_EVERY_MS = 500

const downloads = createStore<readonly Download[] | null>(null)
const activity = createStore<Activity | null>(null)
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sands.downloads')
let running: { key: string; abort: AbortController } | null = null
let timer: ReturnType<typeof setTimeout> | undefined

const isMine = (download: Download) => download.userId === getSession()?.userId

async function end(key: string, reason: EndReason): Promise<void> {
  const ended = (download: Download): Download => ({
    ...download,
    state: 'ended',
    reason,
    bytes: 0,
    parts: 0,
    allParts: 0,
  })
  await (await downloadStorage()).change(key, ended, { empty: true })
}

/** What may no longer be looked at is not there any more. */
async function reload(): Promise<void> {
  const storage = await downloadStorage()
  const mine = (await storage.all()).filter(isMine)
  const expired = mine.filter((download) => download.state !== 'ended' && isExpired(download, Date.now()))
  for (const { key } of expired) await end(key, 'expired')
  const now = expired.length > 0 ? (await storage.all()).filter(isMine) : mine
  downloads.set(now.toSorted((a, b) => a.createdAt - b.createdAt))
  downloadCount.set(now.length)
  if (running && now.find(({ key }) => key === running?.key)?.state !== 'waiting') running.abort.abort()
}

async function changed(): Promise<void> {
  channel?.postMessage('changed')
  await reload()
}

/** The person may be anywhere by now. */
const SAID: Partial<Record<Outcome, TextKey>> = {
  gone: 'media.download_gone',
  no_room: 'media.download_no_room_of',
  broken: 'media.download_broken_of',
}

async function settle({ key, userId, file }: Download, outcome: Outcome): Promise<void> {
  const said = SAID[outcome]
  if (said) showToast(translate(said, { name: file.fileName }), { kind: 'error' })
  if (outcome === 'gone') await (await downloadStorage()).remove(key)
  if (outcome === 'done') await beginOfflineViewings(userId)
  if (outcome === 'no_room' || outcome === 'broken') await end(key, outcome)
  await changed()
}

async function fetchOne(download: Download): Promise<Outcome> {
  const { key, quality, bytes } = download
  if (!(await hasRoom(quality.bytes - bytes))) return 'no_room'
  const abort = new AbortController()
  const speed = createSpeed()
  let arrived = 0
  running = { key, abort }
  activity.set({ key, perSecond: 0 })
  const showing = setInterval(() => activity.set({ key, perSecond: speed.look(arrived, Date.now()) }), SHOWN_EVERY_MS)
  try {
    return await fetchDownload(download, {
      storage: await downloadStorage(),
      signal: abort.signal,
      onBytes: (more) => {
        arrived += more
      },
      onPart: () => void changed(),
    })
  } finally {
    clearInterval(showing)
    running = null
    activity.set(null)
  }
}

/** One after the other, the oldest first. */
async function fetchWaiting(): Promise<void> {
  for (;;) {
    await reload()
    const next = downloads.get()?.find(({ state }) => state === 'waiting')
    if (!next || !isOnline()) return
    const outcome = await fetchOne(next)
    await settle(next, outcome)
    if (outcome !== 'later') continue
    missed()
    timer = setTimeout(() => void runDownloads(), AGAIN_MS)
    return
  }
}

/** Fetches what waits; one tab does it for all. */
async function runDownloads(): Promise<void> {
  clearTimeout(timer)
  if (getSession()) await tryLock('downloads', fetchWaiting)
}

const set = async (key: string, next: (download: Download) => Download) => {
  await (await downloadStorage()).change(key, next)
  await changed()
  void runDownloads()
}

/** Keeps a file on this device, in this quality, and counts what is seen of it there. Resolves once it has its place in the line. */
export async function startDownload(resource: Resource, quality: Quality, thing?: ViewedThing): Promise<void> {
  const userId = getSession()?.userId
  if (!userId) return
  const download: Download = {
    key: downloadKey(userId, resource.id),
    userId,
    file: fileOf(resource),
    content: contentOf(resource),
    quality,
    state: 'waiting',
    reason: null,
    bytes: 0,
    parts: 0,
    allParts: 0,
    createdAt: Date.now(),
    seenAt: Date.now(),
    ...(thing && { study: { thing, viewing: null } }),
  }
  const storage = await downloadStorage()
  await storage.remove(download.key)
  await storage.put(download)
  await changed()
  void askToStay()
  void runDownloads()
}

export const pauseDownload = (key: string): Promise<void> =>
  set(key, (download) => (download.state === 'waiting' ? { ...download, state: 'paused' } : download))

/** Goes on where it was, or begins again where nothing is left. */
export const resumeDownload = (key: string): Promise<void> =>
  set(key, (download) => {
    if (download.state === 'done') return download
    return { ...download, state: 'waiting', reason: null, seenAt: Date.now() }
  })

export async function removeDownloads(keys: readonly string[]): Promise<void> {
  const storage = await downloadStorage()
  for (const key of keys) {
    if (running?.key === key) running.abort.abort()
    await storage.remove(key)
  }
  await changed()
  void runDownloads()
}

/** Null until they have been read. */
export const useDownloads = (): readonly Download[] | null => useStore(downloads)
export const useDownloadActivity = (): Activity | null => useStore(activity)

/** What is here, what of it the person may still have, and what is left to fetch. */
async function look(): Promise<void> {
  await reload()
  if (isOnline()) await checkDownloads()
  const userId = getSession()?.userId
  if (userId && isOnline()) await beginOfflineViewings(userId)
  await reload()
  await runDownloads()
}

let started = false
/** Reads what is here and goes on with what was left unfinished. Once, and again for whoever signs in. */
export function startDownloads(): void {
  if (started) return
  started = true
  channel?.addEventListener('message', () => void reload().then(runDownloads))
  onReturn(() => void look())
  let userId = getSession()?.userId
  sessionState.subscribe(() => {
    if (getSession()?.userId === userId) return
    userId = getSession()?.userId
    void look()
  })
  void look()
}
