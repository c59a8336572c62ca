import { createStore, useStore } from '../store/store.ts'

/**
 * The number of listed uploads. It has its own module, so that the layout can show it without loading the upload code.
 */
export const uploadCount = createStore(0)
export const useUploadCount = (): number => useStore(uploadCount)
