import { createStore, useStore } from '../store/store.ts'

/**
 * The number of downloads on this device. It has its own module, so that a screen can show it without loading the rest.
 */
export const downloadCount = createStore(0)
export const useDownloadCount = (): number => useStore(downloadCount)
