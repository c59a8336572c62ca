import type { Resource } from '@sands/contract/media/media.model'

/** What a player needs to know of a file, in whatever state it is. */
export type PlayerFile = Pick<
  Resource,
  'id' | 'fileName' | 'fileType' | 'status' | 'failReason' | 'progress' | 'coverUrl' | 'playable'
>
