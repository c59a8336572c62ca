import type { CollegeId } from '@sands/contract/kernel/schema'
import { homeConfigBody } from '@sands/rules/home-config'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../call/call.ts'
import { getSession, updateSession } from './session.ts'

/** Switches the person to another of their colleges and stores that on the server. Throws the error of the call. */
export async function goToCollege(collegeId: CollegeId): Promise<void> {
  await call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body: homeConfigBody(collegeId) })
  const session = getSession()
  if (session) updateSession({ userId: session.userId, labels: session.labels, collegeId })
}

/** Switches the college and reloads everything on the screen. */
export async function switchCollege(queries: QueryClient, collegeId: CollegeId): Promise<void> {
  await goToCollege(collegeId)
  // Pages in the background start again; the visible one is loaded again.
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()
}
