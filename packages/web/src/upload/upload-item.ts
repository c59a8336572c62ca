import type { CallData } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'

export type Resource = CallData<'POST /sands-system/api/v1/system/resource/create'>

/**
 * `waiting` for its turn, `offline` for the net, `checking` on the server; `missing` when the file has to be chosen once
 * more after the app was closed.
 */
export type UploadState = 'waiting' | 'offline' | 'sending' | 'paused' | 'checking' | 'missing' | 'failed' | 'done'

/** A file on its way, as screens show it. */
export interface UploadItem {
  id: string
  fileName: string
  size: number
  /** Undefined for what was refused before anything was sent. */
  purpose: UploadPurpose | undefined
  /** What it could have been for, of what was refused before anything was sent. */
  among?: readonly UploadPurpose[]
  library: boolean
  state: UploadState
  sent: number
  /** Bytes a second. */
  speed: number
  /** Why it failed, in the person's words. */
  reason: string | null
  mayRetry: boolean
  made: Resource | null
}

export const isUnderWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'waiting' || state === 'offline' || state === 'sending' || state === 'checking'

/** What a device remembers of an upload, so that it goes on after the app was closed. */
export interface StoredUpload {
  id: string
  /** Whose it is and in which college: nobody else, and nowhere else, goes on with it. */
  scope: string
  fileName: string
  size: number
  fingerprint: string
  purpose: UploadPurpose
  library: boolean
  mark: string | null
  sent: number
  paused: boolean
  createdAt: number
  /** Missing until something of it has gone. */
  lastPieceAt?: number
}

const DAY_MS = 24 * 3_600_000

/** As the server sees it: it keeps what has arrived for a day after each piece, and for a week at most. */
export const isExpired = ({ createdAt, lastPieceAt = createdAt }: StoredUpload, now: number): boolean =>
  now > Math.min(lastPieceAt + DAY_MS, createdAt + 7 * DAY_MS)
