import { randomBytes } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { fail, presentError } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { limitBodyTime } from './body-timeout.ts'
import { languageOfRequest } from './caller.ts'
import { handleFailures } from './failures.ts'
import { readJson } from './json.ts'
import { buildSerializer } from './serialize.ts'
import { refuseUnreadable } from './unreadable.ts'

/** A code and a state of an identity provider, of 4,096 characters each, every one of them written as `%XX`. */
const FORM_LIMIT = 32 * 1024
/**
 * Longer than load balancers keep idle connections, so that this server never closes a connection that a balancer is
 * about to use.
 */
const KEEP_ALIVE_MS = 75_000
const HEADERS_LIMIT_MS = 30_000
/** Enough for 20 MB over the slowest phone network. Bodies that are not files have less time; see `body-timeout.ts`. */
const REQUEST_LIMIT_MS = 15 * 60_000

export function createHttp({ config, log, metrics }: Pick<Kernel, 'config' | 'log' | 'metrics'>): FastifyInstance {
  const prefix = randomBytes(4).toString('hex')
  let count = 0
  const http = fastify({
    logger: false,
    schemaController: { compilersFactory: { buildSerializer } },
    // Hops are counted from the nearest proxy. Without trusted proxies this is `false`, because a function would be
    // called for every request.
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false, maxParamLength: 200 },
    genReqId() {
      count += 1
      return `${prefix}${count.toString(36)}`
    },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => {
      const { status, body } = presentError(fail('kernel.malformed'), languageOfRequest(request))
      log.info({ req: request.id, status }, 'refused')
      reply.hijack()
      reply.raw.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': request.id,
      })
      reply.raw.end(JSON.stringify(body))
    },
  })
  http.removeContentTypeParser('text/plain')
  readJson(http)
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (request, text, done) => {
      if (!request.routeOptions.config.form)
        return done(Object.assign(new Error('form'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }))
      done(null, Object.fromEntries(new URLSearchParams(String(text))))
    },
  )
  http.server.headersTimeout = HEADERS_LIMIT_MS
  limitBodyTime(http, { refuse: (request) => refuseUnreadable(new Error('too slow'), request.socket) })
  handleFailures(http, { log, metrics })
  return http
}
