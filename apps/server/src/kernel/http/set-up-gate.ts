import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'

/** Ends like a file, but tells of the calls. */
const SPECIFICATION = '/openapi.json'
const OPERATIONS = new Set(['/healthz', '/metrics', '/desktop'])
/** What pages are made of. A page itself has no ending, or this one. */
const FILE = /\.(?!html$)\w+$/

type Wanted = 'call' | 'page' | 'anything'

function wanted(request: FastifyRequest): Wanted {
  const [path = ''] = request.url.split('?')
  if (path.startsWith('/sands-')) return request.routeOptions.config.beforeSetUp ? 'anything' : 'call'
  if (request.routeOptions.url === SPECIFICATION) return 'call'
  return path === kernelLinks.setUp() || OPERATIONS.has(path) || FILE.test(path) ? 'anything' : 'page'
}

/**
 * While the installation is empty every page leads to the set-up page and every call says why it does not answer. As long as it
 * is empty the database is asked each time, so that all processes notice at the same moment; afterwards nothing is asked again.
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
    /** Answers also while the installation is empty. */
    beforeSetUp?: boolean
  }
}
