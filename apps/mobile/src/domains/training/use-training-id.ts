import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useSearchParams } from 'react-router'

/** The project in the address; undefined when it is none. */
export function useTrainingId(name: 'id' | 'trainingId' = 'id'): Id<'training'> | undefined {
  const [search] = useSearchParams()
  return idIn<'training'>(search.get(name))
}
