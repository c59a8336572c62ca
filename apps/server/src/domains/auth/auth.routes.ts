import { authCalls } from '@sands/contract/auth/auth.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { presentLabels } from '../org/index.ts'
import type { AuthService } from './auth.service.ts'
import { demoPasswordsFor } from './password/demo-password.service.ts'
import type { SetUpService } from './setup/setup.service.ts'

export const authRoutes = (app: App, auth: AuthService, setUp: SetUpService) =>
  implement(app, authCalls, {
    'POST /sands-user/oauth/token': ({ body, caller, request }) =>
      auth.token(body, caller, request.headers.authorization),
    'GET /sands-user/api/v1/auth/login-methods': ({ query }) => auth.methods(query.platformType),
    'GET /sands-user/api/v1/auth/validate-token': ({ viewer }) => ({
      userId: viewer.userId,
      sysUserLabel: presentLabels(viewer),
      enrolBy: viewer.enrolBy === null ? null : new Date(viewer.enrolBy).toISOString(),
    }),
    'POST /sands-user/api/v1/auth/logout': async ({ viewer, body }) => ({
      ended: await auth.logOut(viewer, body.everywhere ?? false),
    }),
    'POST /sands-user/api/v1/auth/set-new-password': ({ body, caller }) => auth.setNewPassword(body, caller),
    'POST /sands-user/api/v1/user/change-password': ({ viewer, body }) => auth.changePassword(viewer, body),
    'GET /sands-user/api/v1/manage/demo-password/accounts': ({ viewer }) =>
      demoPasswordsFor(app.kernel.database.primary, viewer),
    'GET /sands-user/api/v1/setup/state': async () => ({ needed: await setUp.isNeeded() }),
    'POST /sands-user/api/v1/setup/create': ({ body, caller }) => setUp.create(body, caller),
  })
