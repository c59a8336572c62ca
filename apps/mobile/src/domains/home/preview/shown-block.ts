import { createStore } from '@sands/web/store/store'

/** A module that was just added is shown as soon as it has come; one that has not come by then was not stored. */
const WAITS_MS = 10_000

/** The module that the editor wants seen; another object each time, though it may be the same module. */
export const shownBlock = createStore<{ block: string } | undefined>(undefined)

export function showBlock(block: string): void {
  const wanted = { block }
  shownBlock.set(wanted)
  setTimeout(() => {
    if (shownBlock.get() === wanted) shownBlock.set(undefined)
  }, WAITS_MS)
}
