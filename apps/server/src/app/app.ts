import { callsByDomain } from '@sands/contract/calls'
import type { FastifyInstance } from 'fastify'
import { authRoutes, createAuthService, createIdentities, listenToOrg, purgeSessions } from '../domains/auth/index.ts'
import { createHomeService, homeRoutes } from '../domains/home/index.ts'
import { createMediaService, mediaRoutes } from '../domains/media/index.ts'
import {
  createDispatch,
  createMessageService,
  createOutgoingService,
  createSender,
  createUnreadService,
  deliverMessages,
  dispatchMessages,
  listenToAuth,
  messageRoutes,
  outgoingRoutes,
} from '../domains/message/index.ts'
import { createOpsService, opsRoutes } from '../domains/ops/index.ts'
import { audienceRoutes, createAudienceChoices, createOrgService, orgRoutes } from '../domains/org/index.ts'
import { agreementContent, createSettingsService, settingsRoutes } from '../domains/settings/index.ts'
import { createStayService, createTaskService, studyRoutes } from '../domains/study/index.ts'
import { forgetOldKeys } from '../kernel/http/idempotency.ts'
import type { App } from '../kernel/http/implement.ts'
import { serveOperations } from '../kernel/http/operations.ts'
import { servePages } from '../kernel/http/pages.ts'
import { createHttp } from '../kernel/http/server.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** Puts the rooms together: services from the ground up, their calls, their jobs, what they listen to. */
export function composeApp(kernel: Kernel): FastifyInstance {
  const http = createHttp(kernel)
  const media = createMediaService(kernel)
  const org = createOrgService(kernel, media)
  const identities = createIdentities(kernel, org)
  const app: App = { http, kernel, identify: identities.identify }

  opsRoutes(app, createOpsService(kernel))
  settingsRoutes(app, createSettingsService(kernel))
  mediaRoutes(app, media)
  orgRoutes(app, org)
  audienceRoutes(app, createAudienceChoices(kernel))
  authRoutes(app, createAuthService(kernel, org, identities))
  const unread = createUnreadService(kernel)
  const deliver = deliverMessages(kernel, unread)
  const send = createSender(kernel, unread, deliver)
  const dispatch = createDispatch(kernel, send)
  const dispatchDue = dispatchMessages(kernel, dispatch)
  messageRoutes(app, createMessageService(kernel, unread), unread)
  outgoingRoutes(app, createOutgoingService(kernel, { dispatch, job: dispatchDue }))
  studyRoutes(app, createStayService(kernel), createTaskService([]))
  homeRoutes(app, createHomeService(kernel, org, media))

  listenToOrg(kernel)
  listenToAuth(kernel, org, send)
  kernel.content.register(agreementContent)
  kernel.jobs.add(purgeSessions(kernel))
  kernel.jobs.add(deliver)
  kernel.jobs.add(dispatchDue)
  kernel.jobs.add(forgetOldKeys(kernel))

  serveOperations(http, kernel, callsByDomain)
  servePages(http, kernel.config, (reply) => reply.callNotFound())
  return http
}
