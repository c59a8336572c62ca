import { createQueryClient } from '@sands/web/call/query-client'
import { endedSession, getSession, subscribeSession } from '@sands/web/session/session'

export const queryClient = createQueryClient()

let userId = getSession()?.userId
// Cached answers of one person must never be shown to the next, also when another tab changes the session.
subscribeSession(() => {
  // Whoever the server has signed out may sign in again and go on with what is on the screen.
  const next = getSession()?.userId ?? endedSession()?.userId
  if (next === userId) return
  userId = next
  queryClient.clear()
})
