import type { Resource } from '@sands/contract/media/media.model'
import { isOnline, onReturn } from '../offline/connectivity.ts'
import { getSession, sessionState } from '../session/store.ts'
import { beginOfflineViewings, studiesFor } from '../study/offline-viewing.ts'
import type { ViewedContent } from '../study/viewing.model.ts'
import { checkDownloads } from './check-downloads.ts'
import { contentOf, type Download, downloadKey } from './download.ts'
import { changed, channel, fetching, reload } from './download-list.ts'
import { fileOf } from './fetch-download.ts'
import { requestPersistence } from './free-space.ts'
import type { Quality } from './quality.ts'
import { runDownloads } from './run-downloads.ts'
import { downloadStorage } from './storage.ts'

export { useDownloadActivity, useDownloads } from './download-list.ts'

const set = async (key: string, next: (download: Download) => Download) => {
  await (await downloadStorage()).change(key, next)
  await changed()
  void runDownloads()
}

/** Stores a file on this device in this quality, and counts study of it. Resolves once it is in the queue. */
export async function startDownload(resource: Resource, quality: Quality, thing?: ViewedContent): Promise<void> {
  const session = getSession()
  if (!session) return
  const { userId, collegeId } = session
  const storage = await downloadStorage()
  const key = downloadKey(userId, resource.id)
  const download: Download = {
    key,
    userId,
    collegeId,
    title: resource.fileName,
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
    studies: studiesFor(await storage.get(key), thing),
  }
  await storage.remove(key)
  await storage.put(download)
  await changed()
  void requestPersistence()
  void runDownloads()
}

export const pauseDownload = (key: string): Promise<void> =>
  set(key, (download) => (download.state === 'waiting' ? { ...download, state: 'paused' } : download))

/** Continues a download, or starts it again when nothing of it is stored. */
export const resumeDownload = (key: string): Promise<void> =>
  set(key, (download) => {
    if (download.state === 'done') return download
    return { ...download, state: 'waiting', reason: null, seenAt: Date.now() }
  })

export async function removeDownloads(keys: readonly string[]): Promise<void> {
  const storage = await downloadStorage()
  for (const key of keys) {
    if (fetching.now?.key === key) fetching.now.abort.abort()
    await storage.remove(key)
  }
  await changed()
  void runDownloads()
}

/** Loads the downloads, checks which the person may keep, and fetches the rest. */
async function look(): Promise<void> {
  await reload()
  if (isOnline()) await checkDownloads()
  const userId = getSession()?.userId
  if (userId && isOnline()) await beginOfflineViewings(userId)
  await reload()
  await runDownloads()
}

let started = false
/** Loads the downloads and continues unfinished ones: at the start, and when a person signs in or goes to another college. */
export function startDownloads(): void {
  if (started) return
  started = true
  channel?.addEventListener('message', () => void reload().then(runDownloads))
  onReturn(() => void look())
  const placeNow = () => `${getSession()?.userId} ${getSession()?.collegeId}`
  let place = placeNow()
  sessionState.subscribe(() => {
    if (placeNow() === place) return
    place = placeNow()
    void look()
  })
  void look()
}
