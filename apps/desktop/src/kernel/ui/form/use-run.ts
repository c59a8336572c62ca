import { attempt } from '@sands/web/call/attempt'
import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'

/**
 * Runs an action without asking first: shows a toast and fetches the page's data again, also after a refusal. When the
 * server refuses, the call layer shows why.
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
