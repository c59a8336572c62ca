import { isId } from '@sands/rules/id'

/** The task of a training from which a page was opened. Its pages pass it on. */
export interface TaskArrival {
  trainingId?: string | undefined
  globalIndex?: string | undefined
}

const INDEX = /^\d{1,4}$/

/** Values that are no id or no place in a list are left out. */
export function taskArrival(search: URLSearchParams): TaskArrival {
  const [trainingId, globalIndex] = [search.get('trainingId') ?? '', search.get('globalIndex') ?? '']
  return {
    trainingId: isId(trainingId) ? trainingId : undefined,
    globalIndex: INDEX.test(globalIndex) ? globalIndex : undefined,
  }
}
