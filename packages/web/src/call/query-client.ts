import { QueryClient } from '@tanstack/react-query'
import { keepEdits } from '../offline/edits.ts'
import { CallError } from './call-error.ts'

const FRESH_MS = 30_000

/** Tries once more when there was no answer; any answer, even an error, is final until the person tries again. */
const tryAgain = (failures: number, error: Error) => error instanceof CallError && error.network && failures < 1

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // Offline has to end in an error with a retry button, not in a skeleton that never ends.
      queries: { staleTime: FRESH_MS, retry: tryAgain, retryDelay: 800, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  keepEdits(queries)
  return queries
}
