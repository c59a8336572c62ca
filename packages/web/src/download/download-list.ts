import { getSession } from '../session/store.ts'
import { createStore, useStore } from '../store/store.ts'
import { downloadCount } from './count.ts'
import { type Download, type EndReason, isExpired } from './download.ts'
import { downloadStorage } from './storage.ts'

/** The download that this tab is fetching, and its speed. */
interface Activity {
  key: string
  perSecond: number
}

export const downloads = createStore<readonly Download[] | null>(null)
export const activity = createStore<Activity | null>(null)
export const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sands.downloads')
/** The download that this tab is fetching now. */
export const fetching: { now: { key: string; abort: AbortController } | null } = { now: null }

const isMine = (download: Download) => download.userId === getSession()?.userId

export async function end(key: string, reason: EndReason): Promise<void> {
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

/** Expired downloads are removed. */
export async function reload(): Promise<void> {
  const storage = await downloadStorage()
  const mine = (await storage.all()).filter(isMine)
  const expired = mine.filter((download) => download.state !== 'ended' && isExpired(download, Date.now()))
  for (const { key } of expired) await end(key, 'expired')
  const now = expired.length > 0 ? (await storage.all()).filter(isMine) : mine
  downloads.set(now.toSorted((a, b) => a.createdAt - b.createdAt))
  downloadCount.set(now.length)
  const { now: current } = fetching
  if (current && now.find(({ key }) => key === current.key)?.state !== 'waiting') current.abort.abort()
}

export async function changed(): Promise<void> {
  channel?.postMessage('changed')
  await reload()
}

/** Null until they have been loaded. */
export const useDownloads = (): readonly Download[] | null => useStore(downloads)
export const useDownloadActivity = (): Activity | null => useStore(activity)
