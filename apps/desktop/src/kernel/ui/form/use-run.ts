import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'

/**
 * Acts without asking first: says that it is done, and fetches again what the page shows, done or refused. When the server
 * refuses, the call layer shows why.
 */
export function useRun(refresh: () => Promise<unknown>) {
  return useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
      const { error } = await attempt(work).finally(refresh)
      if (!error && done) showToast(done, { kind: 'success' })
      return error === undefined
    },
    [refresh],
  )
}
