import type { BatchId } from '@sands/contract/kernel/schema'

const watched = new Map<BatchId, number>()

/**
 * While a page shows the progress of a batch, no notification announces its end. Returns a function that ends the
 * watch.
 */
export function watchBatch(id: BatchId): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1)
  return () => {
    const left = (watched.get(id) ?? 1) - 1
    if (left > 0) watched.set(id, left)
    else watched.delete(id)
  }
}

export const isWatched = (id: BatchId): boolean => watched.has(id)
