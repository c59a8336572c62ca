import { createStore, useStore } from '../store/store.ts'

/** How many things the person keeps on this device. Apart from the rest, so that a screen can tell without fetching it. */
export const downloadCount = createStore(0)
export const useDownloadCount = (): number => useStore(downloadCount)
