import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { Store } from '@sands/web/store/store'

export interface KnownDraft {
  readonly id: Id<'decoration'>
  readonly version: number
}

/** What is stored, as far as it is known here. */
export type KnownDesk = Pick<SaverState, 'draft' | 'version'>

export interface SaveRequest {
  readonly version: number
  readonly page: HomePageDocument
  readonly idempotencyKey: string
}

export interface SaverState {
  readonly status: 'saved' | 'waiting' | 'saving' | 'unanswered' | 'refused' | 'conflict'
  readonly draft: KnownDraft | null
  /** Of the draft, or of the page from which the first change makes one. */
  readonly version: number
  readonly savedAt: number | null
  /** Why the last try was refused, in the person's words. */
  readonly reason: string
}

export interface DraftSaver {
  readonly state: Store<SaverState>
  /** The page is this now; it is stored after a pause. */
  change(page: HomePageDocument): void
  /** Stores what is not stored yet. Undefined when that did not work. */
  flush(): Promise<KnownDraft | undefined>
  /** Goes on from what is stored elsewhere, and forgets what was not stored here. */
  take(desk: KnownDesk, page: HomePageDocument): void
  /** Stores what stands here over what somebody else has stored. */
  overwrite(desk: KnownDesk): Promise<KnownDraft | undefined>
  /** Somebody works with it; gives what ends that: what waits is then stored at once, and nothing is tried again. */
  hold(): () => void
}
