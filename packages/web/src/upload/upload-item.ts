import type { CallData } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'

export type Resource = CallData<'POST /sands-system/api/v1/system/resource/create'>

/**
 * `waiting` for the semaphore, `offline` for the network, `checking` by the server; `missing` when the file has to be
 * chosen again after the app was closed.
 */
export type UploadState = 'waiting' | 'offline' | 'sending' | 'paused' | 'checking' | 'missing' | 'failed' | 'done'

/** An upload, as screens show it. */
export interface UploadItem {
  id: string
  fileName: string
  size: number
  /** Undefined for a file that was refused before the upload. */
  purpose: UploadPurpose | undefined
  /** The allowed purposes of a file that was refused before the upload. */
  among?: readonly UploadPurpose[]
  library: boolean
  state: UploadState
  sent: number
  /** Bytes per second. */
  speed: number
  /** Why it failed, as a text. */
  reason: string | null
  mayRetry: boolean
  made: Resource | null
  tag?: string | undefined
  /** False when this device has no copy of the chosen file. */
  isStored?: boolean
}

export const isUnderWay = ({ state }: Pick<UploadItem, 'state'>): boolean =>
  state === 'waiting' || state === 'offline' || state === 'sending' || state === 'checking'

/** What a device stores of an upload, so that it continues after the app was closed. */
export interface StoredUpload {
  id: string
  /** The person and college of the upload: it continues only for them. */
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
  /** What the file is for. A tagged file stays listed after the upload until `claimUpload`, also after a reload. */
  tag?: string | undefined
  /** The finished file of a tagged upload. */
  made?: Resource
  /** Undefined until the first piece has arrived. */
  lastPieceAt?: number
}

const DAY_MS = 24 * 3_600_000

/**
 * The rule of the server: it stores an incomplete upload for a day after each piece, and for a week at most. A file
 * that the server does not know yet waits on this device for a month, for people without a network.
 */
export const isExpired = ({ mark, createdAt, lastPieceAt = createdAt }: StoredUpload, now: number): boolean =>
  now > (mark === null ? createdAt + 30 * DAY_MS : Math.min(lastPieceAt + DAY_MS, createdAt + 7 * DAY_MS))
