import { createStore } from '@sands/web/store/store'

/** The screen that a sound belongs to, when it is not the one for files: the bar of the sound leads back there. */
export const soundHome = createStore<{ fileId: string; address: string } | null>(null)
