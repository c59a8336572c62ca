import { messageChannelCalls } from '@sands/contract/message/channel.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { ChannelReports } from './channel-report.service.ts'
import type { ChannelSettingsService } from './channel-settings.service.ts'

export const channelRoutes = (app: App, settings: ChannelSettingsService, reports: ChannelReports) =>
  implement(app, messageChannelCalls, {
    'GET /sands-system/api/v1/message/channel/own': ({ viewer }) => settings.own(viewer),
    'POST /sands-system/api/v1/message/channel/save-own': ({ tx, viewer, body }) => settings.saveOwn(tx, viewer, body),
    'POST /sands-system/api/v1/message/channel/confirm': ({ tx, viewer, body }) =>
      settings.confirm(tx, viewer, body.channel),
    'GET /sands-system/api/v1/manage/message/channels': ({ viewer }) => settings.managed(viewer),
    'POST /sands-system/api/v1/manage/message/channels-save': ({ tx, viewer, body }) => settings.save(tx, viewer, body),
    'GET /sands-system/api/v1/manage/message/channel-totals': () => reports.totals(),
    'GET /sands-system/api/v1/manage/message/channel-report': ({ viewer, query }) => reports.report(viewer, query.id),
    'GET /sands-system/api/v1/manage/message/channel-report-page': ({ viewer, query }) => reports.page(viewer, query),
  })
