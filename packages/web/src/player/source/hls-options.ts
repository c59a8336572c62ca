import type { OfflineSource } from './offline-source.ts'

/** Why nothing more comes. `ended` is an address that has run out: a fresh one helps, trying again does not. */
export type Loss = 'network' | 'ended' | 'broken'

/** What is left to tell the person; `missing` when not even fresh addresses helped. */
export type Trouble = Exclude<Loss, 'ended'> | 'missing'

export interface Rendition {
  /** The shorter side of the picture. */
  height: number
  /** Bits a second. */
  bitrate: number
}

export interface HlsOptions {
  /** Seconds from the beginning. */
  startAt?: number
  /** The height that the person has chosen; null leaves it to the line. */
  height?: number | null
  offline?: OfflineSource
  /** Whether it goes on while the phone is locked. */
  background?: boolean
  /** The renditions to choose from, largest first; none where the browser chooses by itself. */
  onRenditions?: (renditions: readonly Rendition[]) => void
  /** Which rendition is on the screen now, by its height. */
  onRendition?: (height: number) => void
  onLost: (loss: Loss) => void
}

export interface Attached {
  choose: (height: number | null) => void
  /** Tries once more to get what did not come. */
  again: () => void
  detach: () => void
}

export interface Stream {
  element: HTMLMediaElement
  hlsUrl: string
  options: HlsOptions
}

/** An address that was once good and is refused now. */
const ENDED = [401, 403, 404, 410]

export const lossOfStatus = (status: number): Loss => (ENDED.includes(status) ? 'ended' : 'network')
