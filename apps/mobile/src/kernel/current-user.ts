import type { CallData } from '@sands/contract/calls'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'

const KEY = 'GET /sands-user/api/v1/user/current-info'
export type CurrentUser = CallData<typeof KEY>

/** Who is signed in. Every screen asks; one request answers. */
export function useCurrentUser() {
  const session = useSession()
  return useCall(KEY, undefined, { enabled: session !== null, silent: true, keep: true })
}
