import type { FastifyRequest } from 'fastify'
import type { Caller, Viewer } from '../viewer.ts'
import { type App, bearer } from './implement.ts'

/**
 * For calls that visitors may make too: returns the viewer if the caller is signed in. Throws for an expired token, so
 * that the app renews it.
 */
export async function viewerIfSignedIn(
  { identify }: Pick<App, 'identify'>,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<Viewer | undefined> {
  const token = bearer(request)
  return token === undefined ? undefined : { ...(await identify(token)), ...caller }
}
