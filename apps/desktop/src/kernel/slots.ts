import { createContext, useContext } from 'react'
import type { OpenScreen, OverviewCard } from './screens.ts'

/** What domains put into places that another domain or the kernel draws. Filled in app, so that no domain imports another. */
export interface Slots {
  readonly cards: readonly OverviewCard[]
  readonly footLinks: readonly OpenScreen[]
  /** The page of the portal that shows the same as a screen of the phone app; undefined when there is none. */
  readonly portalPathOf: (phonePath: string) => string | undefined
}

export const SlotsContext = createContext<Slots>({ cards: [], footLinks: [], portalPathOf: () => undefined })

export const useSlots = (): Slots => useContext(SlotsContext)
