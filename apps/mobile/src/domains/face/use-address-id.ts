import { isId } from '@sands/rules/id'
import { useSearchParams } from 'react-router'

/** An id in the address; empty when it is missing or not an id. */
export function useAddressId(name: string): string {
  const [search] = useSearchParams()
  const id = search.get(name) ?? ''
  return isId(id) ? id : ''
}
