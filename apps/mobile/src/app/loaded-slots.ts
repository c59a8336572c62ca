import { loadChunk } from '@sands/web/lazy/load-chunk'
import { createStore, useStore } from '@sands/web/store/store'
import { noSlots, type Slots } from '../kernel/slots.ts'

const loaded = createStore<Slots>(noSlots)

function once(load: () => Promise<Partial<Slots>>): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () => {
    if (loading) return loading
    loading = loadChunk(load).then((part) => loaded.set({ ...loaded.get(), ...part }))
    // Fetched again with the next page.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

/** The sign-in page uses nothing that domains provide for each other. All other pages wait for it. */
export const loadSlots = once(async () => (await import('./slots.ts')).slots)

/** The entries of the my page, for which only that page waits. */
export const loadEntries = once(async () => ({ entries: (await import('./entries.tsx')).entries }))

export const useLoadedSlots = (): Slots => useStore(loaded)
