import type { FastifyRequest } from 'fastify'
import type { Caller, Viewer } from '../viewer.ts'
import { type App, bearer } from './implement.ts'

/** For calls that visitors may make too: who is asking, if they say so. Throws for a token that is over, so that it is renewed. */
export async function viewerIfSignedIn(
  { identify }: Pick<App, 'identify'>,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<Viewer | undefined> {
  const token = bearer(request)
  return token === undefined ? undefined : { ...(await identify(token)), ...caller }
}
