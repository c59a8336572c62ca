import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useSearchParams } from 'react-router'

/** The task in the address; undefined when it is none. */
export function useTaskId(): Id<'trainingTask'> | undefined {
  const [search] = useSearchParams()
  return idIn<'trainingTask'>(search.get('taskId'))
}
