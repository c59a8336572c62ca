import { authAccountCalls } from '@sands/contract/auth/account.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { AccountService } from './account.service.ts'
import type { PrivacyService } from './privacy.service.ts'

export const accountRoutes = (app: App, account: AccountService, privacy: PrivacyService) =>
  implement(app, authAccountCalls, {
    'GET /sands-user/api/v1/user/account-safety': ({ viewer }) => account.safety(viewer),
    'POST /sands-user/api/v1/user/bind-email': ({ viewer, body }) => account.bindEmail(viewer, body),
    'POST /sands-user/api/v1/user/bind-mobile': ({ viewer, body }) => account.bindMobile(viewer, body),
    'POST /sands-user/api/v1/user/mobile-change-password': ({ viewer, body }) =>
      account.changePasswordByCode(viewer, body),
    'GET /sands-user/api/v1/user/device/list': ({ viewer }) => account.devices(viewer),
    'POST /sands-user/api/v1/user/device/end': ({ viewer, body }) => account.endDevice(viewer, body.id),
    'GET /sands-user/api/v1/user/privacy/info': ({ viewer }) => privacy.info(viewer),
    'POST /sands-user/api/v1/user/privacy/download': ({ tx, viewer }) => privacy.download(tx, viewer),
    'POST /sands-user/api/v1/user/privacy/request-deletion': ({ tx, viewer, body }) =>
      privacy.requestDeletion(tx, viewer, body.reason),
    'POST /sands-user/api/v1/user/privacy/withdraw-deletion': ({ viewer }) => privacy.withdrawDeletion(viewer),
  })
