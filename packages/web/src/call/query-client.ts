import { QueryClient } from '@tanstack/react-query'
import { keepEdits } from '../offline/edits.ts'
import { CallError } from './call-error.ts'

const FRESH_MS = 30_000

/** One more try when nothing was answered; an answer, even a bad one, is final until the person asks again. */
const tryAgain = (failures: number, error: Error) => error instanceof CallError && error.network && failures < 1

export function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // Offline must end in an error with a retry button, not in a skeleton that waits for ever.
      queries: { staleTime: FRESH_MS, retry: tryAgain, retryDelay: 800, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  keepEdits(queries)
  return queries
}
