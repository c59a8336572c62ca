import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'

/** The task of a training from which a page was opened. Its pages pass it on. */
export interface TaskArrival {
  trainingId?: Id<'training'> | undefined
  globalIndex?: string | undefined
}

const INDEX = /^\d{1,4}$/

/** Values that are no id or no place in a list are left out. */
export function taskArrival(search: URLSearchParams): TaskArrival {
  const globalIndex = search.get('globalIndex') ?? ''
  return {
    trainingId: idIn<'training'>(search.get('trainingId')),
    globalIndex: INDEX.test(globalIndex) ? globalIndex : undefined,
  }
}
