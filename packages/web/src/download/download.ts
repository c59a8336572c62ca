import type { Resource } from '@sands/contract/media/media.model'
import type { LearningDetail } from '@sands/contract/study/learning.model'
import type { PlayerFile } from '../player/player-file.ts'
import type { Session } from '../session/store.ts'
import type { ViewedContent } from '../study/viewing.model.ts'
import type { Quality } from './quality.ts'

/** The file of a download as screens show it. */
export type DownloadFile = PlayerFile & Pick<Resource, 'watermark'>

/** `waiting` until everything has been fetched; `ended` has no data on the device, and gives the reason. */
export type DownloadState = 'waiting' | 'paused' | 'done' | 'ended'
export type EndReason = 'no_room' | 'broken' | 'expired' | 'replaced'

/** Content that a download belongs to, and the viewing that counts offline study of it. */
export interface DownloadStudy {
  thing: ViewedContent
  viewing: { detail: LearningDetail; nextSeq: number } | null
}

/** A video or audio that a person stores on this device. */
export interface Download {
  /** Person id and file id. */
  key: string
  userId: string
  /** Where the server knows the file. Missing in an entry of an earlier version until the server has confirmed it. */
  collegeId?: string
  /** The title in the place it was downloaded from, such as the title of the courseware. */
  title?: string
  file: DownloadFile
  /** Identifies the content, to detect that the file was replaced. */
  content: string
  quality: Quality
  state: DownloadState
  reason: EndReason | null
  bytes: number
  parts: number
  /** 0 until the playlist has been loaded. */
  allParts: number
  createdAt: number
  /** When the server last confirmed that the person may have the file. */
  seenAt: number
  /** The content it belongs to, when watching it counts as study. */
  studies?: readonly DownloadStudy[]
}

const DAY_MS = 24 * 3_600_000
/** The longest time without a network: after that it is unknown whether the person may still see the file. */
export const STORED_FOR_DAYS = 30

export const downloadKey = (userId: string, fileId: string): string => `${userId}/${fileId}`
/** An address contains a tag of the content, which changes when the file is replaced. */
const tagOf = (url: string) => new URL(url, location.href).searchParams.get('v') ?? ''
export const contentOf = ({ fileSize, url }: Pick<Resource, 'fileSize' | 'url'>): string => `${fileSize}/${tagOf(url)}`

export const expiresAt = ({ seenAt }: Pick<Download, 'seenAt'>): number => seenAt + STORED_FOR_DAYS * DAY_MS

/** Setting the clock back does not extend a download. */
export const isExpired = (download: Pick<Download, 'seenAt'>, now: number): boolean =>
  now >= expiresAt(download) || download.seenAt > now + DAY_MS

type Place = Pick<Download, 'userId' | 'collegeId'>

/** In another college the server does not know the file, whoever may have it. */
export const mayBeHere = ({ userId, collegeId }: Place, session: Session | null): boolean =>
  userId === session?.userId && (collegeId === undefined || collegeId === session.collegeId)

/** Whether the answer that there is no such file means that the person has lost it. */
export const isOfHere = (download: Place, session: Session | null): boolean =>
  download.collegeId !== undefined && mayBeHere(download, session)

export const titleOf = ({ title, file }: Pick<Download, 'title' | 'file'>): string => title ?? file.fileName

/** From 0 to 1. */
export const shareOf = ({ parts, allParts }: Pick<Download, 'parts' | 'allParts'>): number =>
  allParts > 0 ? parts / allParts : 0
