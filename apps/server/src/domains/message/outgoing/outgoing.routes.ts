import { sendCalls } from '@sands/contract/message/send.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { OutgoingService } from './outgoing.service.ts'

export const outgoingRoutes = (app: App, outgoing: OutgoingService) =>
  implement(app, sendCalls, {
    'GET /sands-system/api/v1/manage/message/page': ({ viewer, query }) => outgoing.page(viewer, query),
    'GET /sands-system/api/v1/manage/message/get': ({ viewer, query }) => outgoing.get(viewer, query.id),
    'POST /sands-system/api/v1/manage/message/create': ({ tx, viewer, body }) => outgoing.create(tx, viewer, body),
    'POST /sands-system/api/v1/manage/message/update': ({ tx, viewer, body }) => outgoing.update(tx, viewer, body),
    'POST /sands-system/api/v1/manage/message/cancel': ({ tx, viewer, body }) => outgoing.cancel(tx, viewer, body),
    'GET /sands-system/api/v1/manage/message/report': ({ viewer, query }) => outgoing.report(viewer, query.id),
  })
