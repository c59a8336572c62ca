import { messageCalls } from '@sands/contract/message/message.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { MessageService } from './message.service.ts'
import type { UnreadService } from './unread.service.ts'

export const messageRoutes = (app: App, message: MessageService, unread: UnreadService) =>
  implement(app, messageCalls, {
    'GET /sands-system/api/v1/message/category/list': ({ viewer }) => message.shelves(viewer),
    'GET /sands-system/api/v1/message/page': ({ viewer, query }) => message.page(viewer, query),
    'GET /sands-system/api/v1/message/get': ({ viewer, query }) => message.get(viewer, query.id),
    'POST /sands-system/api/v1/message/read': ({ tx, viewer, body }) => message.read(tx, viewer, body.ids),
    'POST /sands-system/api/v1/message/read-all': ({ tx, viewer, body }) => message.readAll(tx, viewer, body),
    'POST /sands-system/api/v1/message/delete': ({ tx, viewer, body }) => message.remove(tx, viewer, body.ids),
    'GET /sands-system/api/v1/message/unread-count': async ({ viewer }) => ({
      unreadCount: await unread.count(viewer),
    }),
    'GET /sands-system/api/v1/message/unread-stream': ({ viewer }) => unread.follow(viewer),
  })
