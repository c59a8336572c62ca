import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'

/** The address ends like a file but describes the calls, so it is treated as a call. */
const SPECIFICATION = '/openapi.json'
const OPERATIONS = new Set(['/healthz', '/metrics', '/desktop'])
/** Files that pages load. A page has no extension or `.html`. */
const FILE = /\.(?!html$)\w+$/

type Wanted = 'call' | 'page' | 'anything'

function wanted(request: FastifyRequest): Wanted {
  const [path = ''] = request.url.split('?')
  if (path.startsWith('/sands-')) return request.routeOptions.config.beforeSetUp ? 'anything' : 'call'
  if (request.routeOptions.url === SPECIFICATION) return 'call'
  return path === kernelLinks.setUp() || OPERATIONS.has(path) || FILE.test(path) ? 'anything' : 'page'
}

/**
 * While the installation is empty, every page redirects to the set-up page and every call is refused with the reason.
 * The database is asked on each request until then, so that all processes notice the set-up at the same time;
 * afterwards it is not asked again.
 */
export function guardUntilSetUp(http: FastifyInstance, isSetUp: () => Promise<boolean>): void {
  let setUp = false
  http.addHook('onRequest', (request, reply, next) => {
    if (setUp) return next()
    const want = wanted(request)
    if (want === 'anything') return next()
    isSetUp().then((answer) => {
      setUp ||= answer
      if (setUp) return next()
      if (want === 'call') return next(fail('kernel.not_set_up'))
      reply.header('cache-control', 'no-store').redirect(kernelLinks.setUp())
    }, next)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call also works before the installation is set up. */
    beforeSetUp?: boolean
  }
}
