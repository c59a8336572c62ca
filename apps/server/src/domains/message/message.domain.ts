import { defineDomain } from '../../kernel/domain.ts'
import type { AuthServices } from '../auth/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { OrgServices } from '../org/index.ts'
import { listenToAuth } from './account.events.ts'
import { createAddressMarks } from './channel/address-marks.service.ts'
import { listenForChannels } from './channel/channel.events.ts'
import { planChannels, purgeChannels, workChannels } from './channel/channel.jobs.ts'
import { channelRoutes } from './channel/channel.routes.ts'
import { createChannelPlan, createPlanner } from './channel/channel-plan.service.ts'
import { createChannelReports } from './channel/channel-report.service.ts'
import { createChannelSettings } from './channel/channel-settings.service.ts'
import { createChannelWork } from './channel/channel-work.service.ts'
import { providerReportRoutes } from './channel/provider-report.routes.ts'
import { createProviderReports } from './channel/provider-report.service.ts'
import { channelBackup } from './channel.tables.ts'
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
  auth: AuthServices
  media: MediaServices
  org: OrgServices
}

export interface MessageServices {
  send: SendMessage
}

export const messageDomain = defineDomain({
  name: 'message',
  backup: channelBackup,
  roles: { 'training-manager': ['message.send'] },
  demo: loadMessageDemo,
  compose(kernel, { auth: { outside }, media: { media, fileUses }, org: { org } }: Needs) {
    const unread = createUnreadService(kernel)
    const marks = createAddressMarks(kernel)
    const work = workChannels(createChannelWork(kernel, { outside, org, marks }))
    const planPeople = createChannelPlan(kernel, outside, work)
    const planLater = planChannels(kernel, planPeople)
    const plan = createPlanner(kernel, outside, { plan: planPeople, later: planLater })
    const deliver = deliverMessages(kernel, unread, plan)
    const send = createSender(kernel, unread, deliver, plan)
    const dispatch = createDispatch(kernel, send)
    const dispatchDue = dispatchMessages(kernel, dispatch)
    fileUses.add(...messageFileUses)
    const services: MessageServices = { send }
    return {
      services,
      routes(app) {
        messageRoutes(app, createMessageService(kernel, unread), unread)
        const reports = createProviderReports(kernel, marks)
        providerReportRoutes(app, reports)
        const settings = createChannelSettings(kernel, { outside, org, marks, reports })
        channelRoutes(app, settings, createChannelReports(kernel))
        outgoingRoutes(app, createOutgoingService(kernel, { dispatch, job: dispatchDue, media }))
      },
      listen() {
        listenToAuth(kernel, org, send)
        listenForChannels(kernel)
      },
      jobs: [deliver, dispatchDue, planLater, work, purgeChannels(kernel)],
      leadingRights: ['message.send'],
    }
  },
})
