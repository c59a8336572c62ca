import type { CollegeId } from '@sands/contract/kernel/schema'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../call/call.ts'
import { getSession, updateSession } from './session.ts'

/** Takes the person to another college of theirs, and the server remembers it. Throws what the call throws. */
export async function goToCollege(collegeId: CollegeId): Promise<void> {
  const body = { clientType: 3, collegeId, switchCollege: 1 } as const
  await call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body })
  const session = getSession()
  if (session) updateSession({ userId: session.userId, labels: session.labels, collegeId })
}

/** Goes there, and everything on the screen follows. */
export async function switchCollege(queries: QueryClient, collegeId: CollegeId): Promise<void> {
  await goToCollege(collegeId)
  // Pages behind this one begin anew; what is in sight asks again.
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()
}
