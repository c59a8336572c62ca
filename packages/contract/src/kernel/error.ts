import type { TObject } from 'typebox'

export interface ErrorEntry {
  /** The number in the `code` field of the envelope. */
  readonly code: number
  /** The matching HTTP status. */
  readonly status: number
  /** Values for the text's placeholders, also sent as the envelope's `data`. */
  readonly params?: TObject
}

/** The text of an error is in the dictionaries under the error's name. */
export type ErrorCatalog = Readonly<Record<string, ErrorEntry>>
