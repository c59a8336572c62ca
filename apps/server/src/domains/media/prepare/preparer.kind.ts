import type { FailReason } from '@sands/rules/upload'
import type { FileRow } from '../media.repo.ts'
import type { MadeMedia, Variant } from '../media.tables.ts'

/** One file to prepare. */
export interface Preparation {
  row: FileRow
  /** The path of the original, which is only read. */
  path: string
  /** An empty folder for this work alone; the caller deletes it. */
  folder: string
  /** From 0 to 100. Cheap enough to call often. */
  progress(percent: number): void
  /** Aborted when the server stops: running work ends at once and starts again later. */
  signal: AbortSignal
}

/** The outputs, stored in the folder. Their names are those of the addresses: `large`, `pdf`, `720p/init.mp4`, … */
export interface Prepared {
  /** Files that become variants of the row; the name is also the name in the folder. */
  variants: readonly Variant[]
  /** Further files in the folder, such as segments. */
  objects?: readonly { name: string; contentType: string }[]
  made?: MadeMedia
  width?: number
  height?: number
  placeholder?: string
  /** In seconds. */
  duration?: number
  pages?: number
  /** The text for searching. */
  text?: string
}

/** Makes what screens need to show one kind of file. */
export interface Preparer {
  prepare(work: Preparation): Promise<Prepared>
}

/** A fault of the file itself: another try would fail the same way. Any other error is tried again. */
export class PrepareProblem extends Error {
  readonly reason: FailReason

  constructor(reason: FailReason) {
    super(`the file cannot be prepared: ${reason}`)
    this.reason = reason
  }
}
