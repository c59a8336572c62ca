import type { TObject } from 'typebox'

export interface ErrorEntry {
  /** The number in the envelope's `code`. */
  readonly code: number
  /** The HTTP status that tells the same story. */
  readonly status: number
  /** Values for the text's placeholders, also sent as the envelope's `data`. */
  readonly params?: TObject
}

/** The text of an error stands in the dictionaries under the error's name. */
export type ErrorCatalog = Readonly<Record<string, ErrorEntry>>
