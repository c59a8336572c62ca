import { createStore } from '@sands/web/store/store'

/**
 * The address of the screen that an audio file belongs to, when it is not the file screen. The audio bar links to it.
 */
export const soundHome = createStore<{ fileId: string; address: string } | null>(null)
