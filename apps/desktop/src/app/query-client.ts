import { createQueryClient } from '@sands/web/call/query-client'
import { getSession, subscribeSession } from '@sands/web/session/session'

export const queryClient = createQueryClient()

let userId = getSession()?.userId
// What one person was shown must never be seen by the next, also when another tab changes who is signed in.
subscribeSession(() => {
  if (getSession()?.userId === userId) return
  userId = getSession()?.userId
  queryClient.clear()
})
