import { CallError } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { useCallback } from 'react'

/** Does something, says that it is done, and asks for what the page shows again, whatever came of it. */
export function useRun(onChanged: () => Promise<unknown>) {
  return useCallback(
    async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
      try {
        await work()
        if (done) showToast(done, { kind: 'success' })
        return true
      } catch (error) {
        // The call layer has shown why.
        if (!(error instanceof CallError)) throw error
        return false
      } finally {
        await onChanged()
      }
    },
    [onChanged],
  )
}
