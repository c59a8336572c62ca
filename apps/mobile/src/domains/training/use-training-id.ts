import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { useSearchParams } from 'react-router'

/** The project in the address; empty when it is none. */
export function useTrainingId(name: 'id' | 'trainingId' = 'id'): Id<'training'> | '' {
  const [search] = useSearchParams()
  const value = search.get(name) ?? ''
  return isId(value) ? (value as Id<'training'>) : ''
}
