import { lookCalls } from '@sands/contract/settings/look.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { LookService } from './look.service.ts'

export const lookRoutes = (app: App, look: LookService) =>
  implement(app, lookCalls, {
    'GET /sands-system/api/v1/manage/skin/get': ({ viewer }) => look.skin(viewer),
    'POST /sands-system/api/v1/manage/skin/save': ({ tx, viewer, body }) => look.setSkin(tx, viewer, body),
    'GET /sands-system/api/v1/manage/agreement/list': () => look.agreements(),
    'GET /sands-system/api/v1/manage/agreement/get': ({ query }) => look.agreement(query.kind, query.language),
    'POST /sands-system/api/v1/manage/agreement/save': ({ tx, viewer, body }) => look.setAgreement(tx, viewer, body),
  })
