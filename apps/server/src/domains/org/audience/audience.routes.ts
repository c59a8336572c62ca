import { audienceCalls } from '@sands/contract/org/audience.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { AudienceChoices } from './audience-choice.service.ts'

export const audienceRoutes = (app: App, audiences: AudienceChoices) =>
  implement(app, audienceCalls, {
    'GET /sands-user/api/v1/manage/audience/options': ({ viewer }) => audiences.options(viewer),
    'GET /sands-user/api/v1/manage/audience/find': ({ viewer, query }) => audiences.find(viewer, query.keyword),
    'POST /sands-user/api/v1/manage/audience/count': ({ viewer, body }) => audiences.count(viewer, body),
    'POST /sands-user/api/v1/manage/audience/people': ({ viewer, body }) => audiences.people(viewer, body),
    'POST /sands-user/api/v1/manage/audience/names': ({ viewer, body }) => audiences.names(viewer, body.parts),
  })
