import { createStore, useStore } from '../store/store.ts'

/** How many writes wait for the network. Apart from the outbox, so that a screen can tell without fetching its code. */
export const waitingWrites = createStore(0)
export const useWaitingWrites = (): number => useStore(waitingWrites)
