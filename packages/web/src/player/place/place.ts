import type { Ref } from 'react'

/** Where somebody is in what they study, and the way to another place: seconds of a medium, or the number of a page. */
export interface PlaceHandle {
  readonly now: () => number
  readonly goTo: (place: number) => void
}

/** Hands it out while the player or viewer is there. */
export type PlaceRef = Ref<PlaceHandle>
