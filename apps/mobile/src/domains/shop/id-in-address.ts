import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { useSearchParams } from 'react-router'

/** The id that a parameter of the address names, and whether it can be one. */
export function useIdInAddress<Kind extends string>(name: string): { id: Id<Kind>; isValid: boolean } {
  const [search] = useSearchParams()
  const id = asId<Id<Kind>>(search.get(name) ?? '')
  return { id, isValid: isId(id) }
}
