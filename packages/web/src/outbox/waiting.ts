import { createStore, useStore } from '../store/store.ts'

/**
 * The number of writes that wait for the network. It has its own module, so that a screen can show it without loading
 * the outbox.
 */
export const waitingWrites = createStore(0)
export const useWaitingWrites = (): number => useStore(waitingWrites)
