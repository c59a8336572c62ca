import { isId } from '@sands/rules/id'
import type { Id } from './schema.ts'

/** An id out of a text that anybody may have written, such as an address. Undefined where it cannot be one. */
export const idIn = <Kind extends string>(text: string | null | undefined): Id<Kind> | undefined =>
  text != null && isId(text) ? asId<Id<Kind>>(text) : undefined

/** An id whose kind follows from where it comes from: a registry, a stored value, a test. Nothing is checked. */
export const asId = <Wanted extends Id<string>>(text: string): Wanted => text as Wanted
