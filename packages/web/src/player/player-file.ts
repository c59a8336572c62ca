import type { Playable, Resource } from '@sands/contract/media/media.model'

/** What a player needs to know of a file, in whatever state it is. */
export type PlayerFile = Pick<
  Resource,
  'id' | 'fileName' | 'fileType' | 'status' | 'failReason' | 'progress' | 'coverUrl' | 'playable'
>

export type ReadyFile = PlayerFile & { playable: Playable }

export const isReady = (file: PlayerFile): file is ReadyFile => file.status === 3 && file.playable !== null
