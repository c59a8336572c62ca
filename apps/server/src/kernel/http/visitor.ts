import type { FastifyRequest } from 'fastify'
import type { Caller, Identity, Viewer } from '../viewer.ts'
import { type App, bearer } from './implement.ts'

type Identifies = Pick<App, 'identify'>

interface Input {
  caller: Caller
  /** Known already in calls that are made for visitors. */
  identity?: Identity | undefined
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
  { caller, identity: known, request }: Input,
  use: (viewer: Viewer | undefined) => Result | Promise<Result>,
): Result | Promise<Result> {
  if (known) return use({ ...known, ...caller })
  const token = bearer(request)
  if (token === undefined) return use(undefined)
  const identity = identify(token)
  if (identity instanceof Promise) return identity.then((found) => use({ ...found, ...caller }))
  return use({ ...identity, ...caller })
}
