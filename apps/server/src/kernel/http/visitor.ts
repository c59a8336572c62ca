import type { FastifyRequest } from 'fastify'
import type { Caller, Viewer } from '../viewer.ts'
import { type App, bearer } from './implement.ts'

type Identifies = Pick<App, 'identify'>

interface Input {
  caller: Caller
  request: FastifyRequest
}

/**
 * For calls that visitors may make too: returns the viewer if the caller is signed in. Throws for an expired token, so
 * that the app renews it.
 */
export async function viewerIfSignedIn(app: Identifies, input: Input): Promise<Viewer | undefined> {
  return asViewerOrVisitor(app, input, (viewer) => viewer)
}

/** The same for calls of which thousands arrive at once: it waits only for identities that are not known yet. */
export function asViewerOrVisitor<Result>(
  { identify }: Identifies,
  { caller, request }: Input,
  use: (viewer: Viewer | undefined) => Result | Promise<Result>,
): Result | Promise<Result> {
  const token = bearer(request)
  if (token === undefined) return use(undefined)
  const identity = identify(token)
  if (identity instanceof Promise) return identity.then((known) => use({ ...known, ...caller }))
  return use({ ...identity, ...caller })
}
