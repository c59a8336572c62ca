import { createStore, useStore } from '../store/store.ts'

/** How many files a list of uploads would show. Apart from the uploads, so that a frame can tell without fetching their code. */
export const uploadCount = createStore(0)
export const useUploadCount = (): number => useStore(uploadCount)
