import { defineDomain } from '../../kernel/domain.ts'
import type { MediaServices } from '../media/index.ts'
import type { OrgServices } from '../org/index.ts'
import { listenToAuth } from './account.events.ts'
import { loadMessageDemo } from './message.demo.ts'
import './message.events.ts'
import { createDispatch } from './dispatch.service.ts'
import { deliverMessages } from './message.jobs.ts'
import { messageRoutes } from './message.routes.ts'
import { createMessageService } from './message.service.ts'
import { messageFileUses } from './message-uses.repo.ts'
import { dispatchMessages } from './outgoing/outgoing.jobs.ts'
import { outgoingRoutes } from './outgoing/outgoing.routes.ts'
import { createOutgoingService } from './outgoing/outgoing.service.ts'
import { createSender, type SendMessage } from './send.service.ts'
import { createUnreadService } from './unread.service.ts'

interface Needs {
  media: MediaServices
  org: OrgServices
}

export interface MessageServices {
  send: SendMessage
}

export const messageDomain = defineDomain({
  name: 'message',
  roles: { 'training-manager': ['message.send'] },
  demo: loadMessageDemo,
  compose(kernel, { media: { media, fileUses }, org: { org } }: Needs) {
    const unread = createUnreadService(kernel)
    const deliver = deliverMessages(kernel, unread)
    const send = createSender(kernel, unread, deliver)
    const dispatch = createDispatch(kernel, send)
    const dispatchDue = dispatchMessages(kernel, dispatch)
    fileUses.add(...messageFileUses)
    const services: MessageServices = { send }
    return {
      services,
      routes(app) {
        messageRoutes(app, createMessageService(kernel, unread), unread)
        outgoingRoutes(app, createOutgoingService(kernel, { dispatch, job: dispatchDue, media }))
      },
      listen: () => listenToAuth(kernel, org, send),
      jobs: [deliver, dispatchDue],
      leadingRights: ['message.send'],
    }
  },
})
