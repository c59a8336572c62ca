/** Characters that the server takes at most. */
export const MAX_BLANK = 500
export const MAX_ESSAY = 20_000
