import { authShellCalls } from '@sands/contract/auth/shell.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { ShellEntry } from './shell-entry.service.ts'
import type { MallService } from './weimob.service.ts'

export const shellRoutes = (app: App, entry: ShellEntry, mall: MallService) =>
  implement(app, authShellCalls, {
    'POST /sands-user/api/v1/auth/authorization-token': ({ body, caller }) => entry.signIn(body, caller),
    'POST /sands-lms/api/v1/weimob/login': ({ viewer }) => mall.enter(viewer),
  })
