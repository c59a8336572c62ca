/**
 * The state of a history entry whose address came from an answer of the server. Only the app can set it: an address
 * that somebody typed, scanned or received in a chat has no state.
 */
export const HANDED_OUT = { handedOut: true } as const

export const isHandedOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'handedOut' in state && state.handedOut === true
