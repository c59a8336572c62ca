import { authSenderCalls } from '@sands/contract/auth/sender.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { SenderDoctor } from './sender-doctor.service.ts'
import type { SenderManagement } from './sender-settings.service.ts'

export const senderRoutes = (app: App, senders: SenderManagement, doctor: SenderDoctor) =>
  implement(app, authSenderCalls, {
    'GET /sands-user/api/v1/manage/sender/list': () => senders.list(),
    'POST /sands-user/api/v1/manage/sender/save': ({ tx, viewer, body }) => senders.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/sender/remove': ({ tx, viewer, body }) => senders.remove(tx, viewer, body),
    'POST /sands-user/api/v1/manage/sender/examine': ({ body }) => doctor.examine(body.channel),
  })
