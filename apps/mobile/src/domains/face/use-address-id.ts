import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useSearchParams } from 'react-router'

/** An id in the address; undefined when it is missing or not an id. */
export function useAddressId<Kind extends string>(name: string): Id<Kind> | undefined {
  const [search] = useSearchParams()
  return idIn<Kind>(search.get(name))
}
