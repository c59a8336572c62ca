import { createStore } from '@sands/web/store/store'

/** A module that was just added is shown as soon as it is loaded; after this time it counts as not stored. */
const WAITS_MS = 10_000

/** The module that the editor is at; a new object each time, even for the same module. */
export const shownBlock = createStore<{ block: string } | undefined>(undefined)

export function showBlock(block: string): void {
  const wanted = { block }
  shownBlock.set(wanted)
  setTimeout(() => {
    if (shownBlock.get() === wanted) shownBlock.set(undefined)
  }, WAITS_MS)
}
