import type { CallData } from '@sands/contract/calls'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'

const KEY = 'GET /sands-user/api/v1/user/current-info'
export type CurrentUser = CallData<typeof KEY>

/** The signed-in person. Every screen uses this hook, and one request serves all. */
export function useCurrentUser() {
  const session = useSession()
  return useCall(KEY, undefined, { enabled: session !== null, silent: true, keep: true })
}
