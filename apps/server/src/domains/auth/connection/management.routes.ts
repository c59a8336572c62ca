import { authConnectionCalls } from '@sands/contract/auth/connection.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { Doctor } from '../social/doctor.service.ts'
import type { ConnectionManagement } from './management.service.ts'

export const connectionRoutes = (app: App, management: ConnectionManagement, doctor: Doctor) =>
  implement(app, authConnectionCalls, {
    'GET /sands-user/api/v1/manage/connection/list': () => management.list(),
    'POST /sands-user/api/v1/manage/connection/save': ({ tx, viewer, body }) => management.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/switch': ({ tx, viewer, body }) => management.switch(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/remove': ({ tx, viewer, body }) => management.remove(tx, viewer, body),
    'POST /sands-user/api/v1/manage/connection/examine': ({ body }) => doctor.examine(body.id),
  })
