import type { Id } from '@sands/contract/kernel/schema'

/** An id in an address that was typed or shared, read with care. */
export const idIn = <Kind extends string>(text: string): Id<Kind> | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? (text as Id<Kind>) : undefined
