import { createQueryClient } from '@sands/web/call/query-client'
import { getSession, subscribeSession } from '@sands/web/session/session'

export const queryClient = createQueryClient()

let userId = getSession()?.userId
// Cached answers of one person must never be shown to the next, also when another tab changes the session.
subscribeSession(() => {
  if (getSession()?.userId === userId) return
  userId = getSession()?.userId
  queryClient.clear()
})
