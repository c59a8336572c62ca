import type { SocialThing } from '@sands/web/social/thing'
import { type ComponentType, createContext, useContext } from 'react'
import type { OpenScreen, OverviewCard } from './screens.ts'

export interface CommentsProps extends SocialThing {
  readonly isCommentable: boolean
  /** The comment that a message speaks of: it is brought into sight. */
  readonly commentId?: string | undefined
}

/** What domains put into places that another domain or the kernel draws. Filled in app, so that no domain imports another. */
export interface Slots {
  readonly cards: readonly OverviewCard[]
  readonly footLinks: readonly OpenScreen[]
  /** The page of the portal that shows the same as a screen of the phone app; undefined when there is none. */
  readonly portalPathOf: (phonePath: string) => string | undefined
  /** The whole section: heading with the count, where to write, and the list with replies. */
  readonly Comments?: ComponentType<CommentsProps>
}

export const SlotsContext = createContext<Slots>({ cards: [], footLinks: [], portalPathOf: () => undefined })

export const useSlots = (): Slots => useContext(SlotsContext)
