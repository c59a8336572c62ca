import { createContext, useContext } from 'react'
import type { OpenScreen, OverviewCard } from './screens.ts'

/** What domains put into places that another domain or the kernel draws. Filled in app, so that no domain imports another. */
export interface Slots {
  readonly cards: readonly OverviewCard[]
  readonly footLinks: readonly OpenScreen[]
}

export const SlotsContext = createContext<Slots>({ cards: [], footLinks: [] })

export const useSlots = (): Slots => useContext(SlotsContext)
