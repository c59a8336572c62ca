import { useEffect, useState } from 'react'
import type { OfflineSource } from '../player/source/offline-source.ts'
import { getSession } from '../session/store.ts'
import { type Download, type DownloadFile, downloadKey, isExpired } from './download.ts'
import { partName } from './playlist.ts'
import { downloadStorage } from './storage.ts'

/** A file as the players need it, with everything read from this device. */
export interface Downloaded {
  file: DownloadFile
  offline: OfflineSource
}

const offlineSource = (key: string): OfflineSource => ({
  load: async (url) => {
    const part = await (await downloadStorage()).part(key, partName(url))
    if (part === undefined) throw new Error('not on this device')
    return part
  },
})

/** Object URLs for pictures and captions, valid until `release`. */
async function addressesOf({ key, file }: Download) {
  const storage = await downloadStorage()
  const made: string[] = []
  const local = async (url: string, type: string): Promise<string> => {
    const part = await storage.part(key, partName(url))
    if (part === undefined) return url
    const address = URL.createObjectURL(new Blob([part], { type }))
    made.push(address)
    return address
  }
  const { playable, coverUrl } = file
  const thumbnails = playable?.thumbnails
  const captions = (playable?.captions ?? []).map(async (caption) => ({
    ...caption,
    url: await local(caption.url, 'text/vtt'),
  }))
  return {
    file: {
      ...file,
      coverUrl: coverUrl && (await local(coverUrl, 'image/webp')),
      playable: playable && {
        ...playable,
        thumbnails: thumbnails ? { ...thumbnails, url: await local(thumbnails.url, 'image/webp') } : null,
        captions: await Promise.all(captions),
      },
    },
    release: () => made.forEach((address) => void URL.revokeObjectURL(address)),
  }
}

async function find(fileId: string): Promise<Download | undefined> {
  const userId = getSession()?.userId
  if (!userId) return undefined
  const download = await (await downloadStorage()).get(downloadKey(userId, fileId))
  return download?.state === 'done' && !isExpired(download, Date.now()) ? download : undefined
}

/** The file on this device: undefined while it is looked up, null when it is not here. */
export function useDownloaded(fileId: string): Downloaded | null | undefined {
  const [found, setFound] = useState<{ fileId: string; downloaded: Downloaded | null }>()
  useEffect(() => {
    let over = false
    let release: (() => void) | undefined
    const look = async () => {
      const download = await find(fileId)
      const addresses = download && (await addressesOf(download))
      release = addresses?.release
      if (over) return release?.()
      const downloaded = download && addresses ? { file: addresses.file, offline: offlineSource(download.key) } : null
      setFound({ fileId, downloaded })
    }
    look().catch(() => setFound({ fileId, downloaded: null }))
    return () => {
      over = true
      release?.()
    }
  }, [fileId])
  return found?.fileId === fileId ? found.downloaded : undefined
}

/** The picture of a download, from this device when it is stored. */
export function useDownloadCover({ key, file: { coverUrl }, parts }: Download): string | null {
  const started = parts > 0
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!coverUrl || !started) return
    let made: string | undefined
    let over = false
    const look = async () => {
      const part = await (await downloadStorage()).part(key, partName(coverUrl))
      if (over || part === undefined) return
      made = URL.createObjectURL(new Blob([part], { type: 'image/webp' }))
      setAddress(made)
    }
    // A download also works without its picture.
    look().catch(() => undefined)
    return () => {
      over = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [key, coverUrl, started])
  return address
}
