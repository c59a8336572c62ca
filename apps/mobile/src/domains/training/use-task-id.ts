import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'
import { useSearchParams } from 'react-router'

/** The task in the address; empty when it is none. */
export function useTaskId(): Id<'trainingTask'> | '' {
  const [search] = useSearchParams()
  const value = search.get('taskId') ?? ''
  return isId(value) ? (value as Id<'trainingTask'>) : ''
}
