import { orgCalls } from '@sands/contract/org/org.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { OrgService } from './org.service.ts'

export const orgRoutes = (app: App, org: OrgService) =>
  implement(app, orgCalls, {
    'GET /sands-user/api/v1/user/current-info': ({ viewer }) => org.currentUser(viewer),
    'GET /sands-user/api/v1/dept/getDefaultDeptInfo': ({ viewer }) => org.defaultDepartment(viewer),
    'POST /sands-user/api/v1/user/change-language': ({ viewer, body }) => org.changeLanguage(viewer, body.language),
    'POST /sands-user/api/v1/user/change-avatar': ({ tx, viewer, body }) => org.changeAvatar(tx, viewer, body.fileId),
    'POST /sands-lms/api/v1/college/list': async ({ viewer }) => ({ colleges: await org.colleges(viewer) }),
  })
