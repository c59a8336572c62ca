import type { Playable, Resource } from '@sands/contract/media/media.model'

/** The fields of a file that a player needs, in any state. */
export type PlayerFile = Pick<
  Resource,
  'id' | 'fileName' | 'fileType' | 'status' | 'failReason' | 'progress' | 'coverUrl' | 'playable'
>

export type ReadyFile = PlayerFile & { playable: Playable }

export const isReady = (file: PlayerFile): file is ReadyFile => file.status === 3 && file.playable !== null
