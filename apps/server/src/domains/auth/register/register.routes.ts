import { authRegisterCalls } from '@sands/contract/auth/register.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { RegisterService } from './register.service.ts'

export const registerRoutes = (app: App, registration: RegisterService) =>
  implement(app, authRegisterCalls, {
    'GET /sands-user/api/v1/auth/register-options': () => registration.options(),
    'POST /sands-user/api/v1/auth/register': ({ body, caller }) => registration.register(body, caller),
    'GET /sands-user/api/v1/manage/invitation/list': ({ viewer }) => registration.invitations(viewer),
    'POST /sands-user/api/v1/manage/invitation/add': ({ tx, viewer, body }) => registration.invite(tx, viewer, body),
    'POST /sands-user/api/v1/manage/invitation/end': ({ tx, viewer, body }) =>
      registration.endInvitation(tx, viewer, body.id),
  })
