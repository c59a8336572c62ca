import { callsByDomain } from '@sands/contract/calls'
import type { FastifyInstance } from 'fastify'
import { companyExists } from '../domains/org/index.ts'
import { forgetOldKeys } from '../kernel/http/idempotency.ts'
import type { App } from '../kernel/http/implement.ts'
import { serveOperations } from '../kernel/http/operations.ts'
import { servePages } from '../kernel/http/pages.ts'
import { createHttp } from '../kernel/http/server.ts'
import { guardUntilSetUp } from '../kernel/http/set-up-gate.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { domains } from './domains.ts'

/**
 * Composes the application: creates the services of all domains in order, then registers their calls, listeners,
 * content kinds and jobs.
 */
export function composeApp(kernel: Kernel): FastifyInstance {
  const http = createHttp(kernel)
  guardUntilSetUp(http, () => companyExists(kernel.database.primary))
  const { services, running } = domains.compose(kernel)
  const app: App = { http, kernel, identify: services.auth.identify, expectFresh: services.auth.expectFresh }
  for (const { onClose } of running) if (onClose) http.addHook('onClose', async () => onClose())
  for (const { routes } of running) routes?.(app)
  for (const { listen } of running) listen?.()
  for (const kind of running.flatMap(({ contentKinds = [] }) => contentKinds)) kernel.content.register(kind)
  for (const { leadingRights = [] } of running) kernel.content.leadingRights.add(...leadingRights)
  for (const kind of running.flatMap(({ jobs = [] }) => jobs)) kernel.jobs.add(kind)
  kernel.jobs.add(forgetOldKeys(kernel))
  serveOperations(http, kernel, callsByDomain)
  servePages(http, kernel.config, (reply) => reply.callNotFound())
  return http
}
