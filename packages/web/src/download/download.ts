import type { Resource } from '@sands/contract/media/media.model'
import type { LearningDetail } from '@sands/contract/study/learning.model'
import type { PlayerFile } from '../player/player-file.ts'
import type { ViewedContent } from '../study/viewing.model.ts'
import type { Quality } from './quality.ts'

/** What a screen shows of a file that lies on the device. */
export type DownloadFile = PlayerFile & Pick<Resource, 'watermark'>

/** `waiting` until everything is here, with its turn or before it; `ended` has nothing on the device, and says why. */
export type DownloadState = 'waiting' | 'paused' | 'done' | 'ended'
export type EndReason = 'no_room' | 'broken' | 'expired' | 'replaced'

/** One of the things that a download is part of, and the viewing that counts what is seen of it without a network. */
export interface DownloadStudy {
  thing: ViewedContent
  viewing: { detail: LearningDetail; nextSeq: number } | null
}

/** A video or a sound that a person keeps on this device. */
export interface Download {
  /** Person and file. */
  key: string
  userId: string
  /** What it was called where it was taken from: a piece of a course has a name of its own. */
  title?: string
  file: DownloadFile
  /** Tells whether the file still holds what was fetched. */
  content: string
  quality: Quality
  state: DownloadState
  reason: EndReason | null
  bytes: number
  parts: number
  /** 0 until the playlist has been read. */
  allParts: number
  createdAt: number
  /** When the server last said that the person may have it. */
  seenAt: number
  /** What it is part of, where seeing it is study. */
  studies?: readonly DownloadStudy[]
}

const DAY_MS = 24 * 3_600_000
/** So long a person may be without a network. After that nobody knows whether they may still see it. */
export const STORED_FOR_DAYS = 30

export const downloadKey = (userId: string, fileId: string): string => `${userId}/${fileId}`
/** An address names the content it opens, beside the file: after a replacement it is another one. */
const tagOf = (url: string) => new URL(url, location.href).searchParams.get('v') ?? ''
export const contentOf = ({ fileSize, url }: Pick<Resource, 'fileSize' | 'url'>): string => `${fileSize}/${tagOf(url)}`

export const expiresAt = ({ seenAt }: Pick<Download, 'seenAt'>): number => seenAt + STORED_FOR_DAYS * DAY_MS

/** A clock that was turned back does not make anything younger. */
export const isExpired = (download: Pick<Download, 'seenAt'>, now: number): boolean =>
  now >= expiresAt(download) || download.seenAt > now + DAY_MS

export const titleOf = ({ title, file }: Pick<Download, 'title' | 'file'>): string => title ?? file.fileName

/** From 0 to 1. */
export const shareOf = ({ parts, allParts }: Pick<Download, 'parts' | 'allParts'>): number =>
  allParts > 0 ? parts / allParts : 0
