import type { UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../../kernel/viewer.ts'

/** Where a file is that was uploaded to Tencent. */
export type OutsideFile = { kind: 'cos'; key: string } | { kind: 'vod'; fileId: string }

/** A file on our disk that nothing writes to any more, and from which no file was made yet. */
export interface TakenFile {
  path: string
  bytes: number
  /** A file was made from it, or it was refused: deletes it here and outside. */
  done(): Promise<void>
  /** Another failure: the client can ask again. Deletes only what is on our disk for this try. */
  leave(): Promise<void>
}

/** Fetches files that were uploaded to Tencent, so that they are checked like all others. */
export interface OutsideSource {
  /** Throws when the file is larger than `limit`, belongs to another person, or cannot be fetched. */
  take(viewer: Viewer, file: OutsideFile, wanted: { purpose: UploadPurpose; limit: number }): Promise<TakenFile>
}
