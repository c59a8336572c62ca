import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useSearchParams } from 'react-router'

/** The id that a parameter of the address names; undefined when it cannot be one. */
export function useIdInAddress<Kind extends string>(name: string): Id<Kind> | undefined {
  const [search] = useSearchParams()
  return idIn<Kind>(search.get(name) ?? '')
}
