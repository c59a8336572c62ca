import type { Ref } from 'react'

/** A person's place in the content, and how to go to another one: seconds of a medium, or a page number. */
export interface PlaceHandle {
  readonly now: () => number
  readonly goTo: (place: number) => void
}

/** Set while the player or viewer is mounted. */
export type PlaceRef = Ref<PlaceHandle>
