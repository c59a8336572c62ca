import type { FailReason } from '@sands/rules/upload'
import type { FileRow } from '../media.repo.ts'
import type { MadeMedia, Variant } from '../media.tables.ts'

/** One file on its way to being shown. */
export interface Preparation {
  row: FileRow
  /** Where the original lies on the disk; it is only read. */
  path: string
  /** Empty, and for this work alone; whoever gave it takes it away again. */
  folder: string
  /** From 0 to 100. Cheap to call often. */
  progress(percent: number): void
  /** The server is about to stop: whatever runs is given up at once and begins anew later. */
  signal: AbortSignal
}

/** What was made, lying in the folder. Names are those of the addresses: `large`, `pdf`, `720p/init.mp4`, … */
export interface Prepared {
  /** Files that become variants of the row; the name is also the name in the folder. */
  variants: readonly Variant[]
  /** Further files in the folder, such as segments. */
  objects?: readonly { name: string; contentType: string }[]
  made?: MadeMedia
  width?: number
  height?: number
  placeholder?: string
  /** Seconds. */
  duration?: number
  pages?: number
  /** What can be found by searching. */
  text?: string
}

/** Makes of one kind of file what screens need to show it. */
export interface Preparer {
  prepare(work: Preparation): Promise<Prepared>
}

/** The file itself is at fault: trying again brings the same. Anything else that is thrown is tried again. */
export class PrepareProblem extends Error {
  readonly reason: FailReason

  constructor(reason: FailReason) {
    super(`the file cannot be prepared: ${reason}`)
    this.reason = reason
  }
}
