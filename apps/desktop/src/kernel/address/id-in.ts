import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'

/** Reads an id from an address that a person typed or shared. Undefined when it is not a valid id. */
export const idIn = <Kind extends string>(text: string): Id<Kind> | undefined =>
  isId(text) ? (text as Id<Kind>) : undefined
