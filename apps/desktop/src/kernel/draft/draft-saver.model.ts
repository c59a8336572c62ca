import type { Store } from '@sands/web/store/store'

/** A draft that is stored; at least its version is known. */
export interface KnownDraft {
  readonly version: number
}

/** What is stored, as far as it is known here. */
export type StoredDraft<Draft extends KnownDraft = KnownDraft> = Pick<SaverState<Draft>, 'draft' | 'version'>

export interface SaveRequest<Document> {
  readonly version: number
  readonly document: Document
  readonly idempotencyKey: string
}

export interface SaverState<Draft extends KnownDraft = KnownDraft> {
  readonly status: 'saved' | 'waiting' | 'saving' | 'unanswered' | 'refused' | 'conflict'
  readonly draft: Draft | null
  /** Of the draft, or of what the first change makes one from. */
  readonly version: number
  readonly savedAt: number | null
  /** Why the last try was refused, in the person's words. */
  readonly reason: string
}

export interface DraftSaver<Document, Draft extends KnownDraft = KnownDraft> {
  readonly state: Store<SaverState<Draft>>
  /** The document is this now; it is stored after a pause. */
  change(document: Document): void
  /** Stores what is not stored yet. Undefined when that did not work. */
  flush(): Promise<Draft | undefined>
  /** Goes on from what is stored elsewhere, and forgets what was not stored here. */
  take(stored: StoredDraft<Draft>, document: Document): void
  /** Stores what stands here over what somebody else has stored. */
  overwrite(stored: StoredDraft<Draft>): Promise<Draft | undefined>
  /** Somebody works with it; gives what ends that: what waits is then stored at once, and nothing is tried again. */
  hold(): () => void
}
