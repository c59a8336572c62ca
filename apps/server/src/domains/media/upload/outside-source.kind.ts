import type { UploadPurpose } from '@sands/rules/upload'
import type { Viewer } from '../../../kernel/viewer.ts'

/** Where the bytes lie of a file that went past us. */
export type OutsideFile = { kind: 'cos'; key: string } | { kind: 'vod'; fileId: string }

/** A file on our disk that nobody writes to any more, and that no file was made of yet. */
export interface TakenFile {
  path: string
  bytes: number
  /** A file was made of it, or it was refused: nothing of it is needed any more, here or outside. */
  done(): Promise<void>
  /** Something else went wrong: it can be asked for once more. Whatever lies on our disk for this try goes. */
  leave(): Promise<void>
}

/** Fetches what went past us, so that it is checked like everything else. */
export interface OutsideSource {
  /** Throws when it is larger than `limit`, not this person's, or does not come. */
  take(viewer: Viewer, file: OutsideFile, wanted: { purpose: UploadPurpose; limit: number }): Promise<TakenFile>
}
