import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'

/** An id in an address that was typed or shared, read with care. */
export const idIn = <Kind extends string>(text: string): Id<Kind> | undefined =>
  isId(text) ? (text as Id<Kind>) : undefined
