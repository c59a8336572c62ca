import type { OfflineSource } from './offline-source.ts'

/** Why loading stopped. `ended` is an expired address: a new address helps, trying again does not. */
export type Loss = 'network' | 'ended' | 'broken'

/** The errors shown to the person; `missing` when not even new addresses helped. */
export type Trouble = Exclude<Loss, 'ended'> | 'missing'

export interface Rendition {
  /** The shorter side of the picture. */
  height: number
  /** Bits per second. */
  bitrate: number
}

export interface HlsOptions {
  /** Seconds from the beginning. */
  startAt?: number
  /** The height that the person has chosen; null chooses by bandwidth. */
  height?: number | null
  offline?: OfflineSource
  /** Loads only the first segment, until `fill` is called. */
  isPreload?: boolean
  /** The most bytes that are loaded ahead, before and after `fill`. Without it: half a minute. */
  aheadBytes?: { preload: number; playing: number }
  /** Whether playback continues while the phone is locked. */
  background?: boolean
  /** The available renditions, largest first; empty where the browser chooses itself. */
  onRenditions?: (renditions: readonly Rendition[]) => void
  /** The height of the current rendition. */
  onRendition?: (height: number) => void
  onLost: (loss: Loss) => void
}

export interface Attached {
  choose: (height: number | null) => void
  /** Loads as far ahead as a playing video needs, after `isPreload`. */
  fill: () => void
  /** Tries again to load the missing part. */
  again: () => void
  detach: () => void
}

export interface Stream {
  element: HTMLMediaElement
  hlsUrl: string
  options: HlsOptions
}

/** Statuses of an address that was valid before and is refused now. */
const ENDED = [401, 403, 404, 410]

export const lossOfStatus = (status: number): Loss => (ENDED.includes(status) ? 'ended' : 'network')
