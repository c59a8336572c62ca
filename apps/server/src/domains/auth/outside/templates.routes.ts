import { authChannelTemplateCalls } from '@sands/contract/auth/channel-template.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { TemplateManagement } from './templates.service.ts'

export const templateRoutes = (app: App, templates: TemplateManagement) =>
  implement(app, authChannelTemplateCalls, {
    'GET /sands-user/api/v1/manage/channel-template/list': () => templates.list(),
    'POST /sands-user/api/v1/manage/channel-template/save': ({ tx, viewer, body }) => templates.save(tx, viewer, body),
    'GET /sands-user/api/v1/manage/channel-template/simulated': () => templates.simulated(),
  })
