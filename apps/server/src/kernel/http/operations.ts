import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, isLocal } from '../config.ts'
import { fail } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { docsPage } from './docs.ts'
import { type CallGroups, openApi } from './openapi.ts'

const HEALTH_WAIT_MS = 2000
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

function mayReadMetrics(request: FastifyRequest, { publicUrl, metricsToken: token }: Config): boolean {
  // Behind a proxy all requests come from its address, so the address counts only without a proxy.
  if (isLocal(publicUrl) && LOOPBACK.has(request.ip) && !request.headers['x-forwarded-for']) return true
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token ?? ''}`)
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Health check, metrics, and the contract as OpenAPI and as a page. */
export function serveOperations(http: FastifyInstance, kernel: Kernel, groups: CallGroups): void {
  const { config, database, metrics } = kernel
  // Both are created at the first request, because creating them would delay every start.
  let specification: string | undefined
  let docs: string | undefined

  http.get('/healthz', async (_request, reply) => {
    const late = new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('no answer')), HEALTH_WAIT_MS).unref(),
    )
    const problem = await Promise.race([database.pool.query('select 1'), late]).then(
      () => undefined,
      (error: Error) => error.message,
    )
    reply.header('cache-control', 'no-store')
    if (problem !== undefined) return reply.code(503).send({ status: 'unavailable', database: 'cannot be reached' })
    return { status: 'ready', database: 'ok' }
  })
  http.get('/metrics', (request, reply) => {
    if (!mayReadMetrics(request, config)) throw fail('kernel.not_found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.render())
  })
  if (!config.docs) return
  http.get('/openapi.json', (_request, reply) => {
    specification ??= JSON.stringify(openApi(groups, config.publicUrl))
    return reply.type('application/json; charset=utf-8').send(specification)
  })
  http.get('/docs', (_request, reply) => {
    docs ??= docsPage(groups)
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      .send(docs)
  })
}
