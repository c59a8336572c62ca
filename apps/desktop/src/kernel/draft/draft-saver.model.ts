import type { Store } from '@sands/web/store/store'

/** A stored draft. At least its version is known. */
export interface KnownDraft {
  readonly version: number
}

/** The stored state of the draft, as far as this browser knows. */
export type StoredDraft<Draft extends KnownDraft = KnownDraft> = Pick<SaverState<Draft>, 'draft' | 'version'>

export interface SaveRequest<Document> {
  readonly version: number
  readonly document: Document
  readonly idempotencyKey: string
}

export interface SaverState<Draft extends KnownDraft = KnownDraft> {
  readonly status: 'saved' | 'waiting' | 'saving' | 'unanswered' | 'refused' | 'conflict'
  readonly draft: Draft | null
  /** The version of the draft, or of the published document that the first change copies into a draft. */
  readonly version: number
  readonly savedAt: number | null
  /** The message of the error that refused the last save. */
  readonly reason: string
}

export interface DraftSaver<Document, Draft extends KnownDraft = KnownDraft> {
  readonly state: Store<SaverState<Draft>>
  /** Sets the current document; it is stored after a pause. */
  change(document: Document): void
  /** Stores unsaved changes. Undefined when that failed. */
  flush(): Promise<Draft | undefined>
  /** Continues from what somebody else stored, and drops unsaved changes. */
  take(stored: StoredDraft<Draft>, document: Document): void
  /** Stores the document of this editor over what somebody else has stored. */
  overwrite(stored: StoredDraft<Draft>): Promise<Draft | undefined>
  /**
   * Marks the editor as open. The returned function closes it: waiting changes are stored at once, and no save is
   * retried after that.
   */
  hold(): () => void
}
