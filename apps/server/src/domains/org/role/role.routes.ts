import { roleCalls } from '@sands/contract/org/role.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { EffectiveRightsService } from './effective-rights.service.ts'
import type { GrantService } from './grant.service.ts'
import type { RoleService } from './role.service.ts'

interface Services {
  roles: RoleService
  grants: GrantService
  whys: EffectiveRightsService
}

export const roleRoutes = (app: App, { roles, grants, whys }: Services) =>
  implement(app, roleCalls, {
    'GET /sands-user/api/v1/manage/role/list': ({ viewer }) => roles.list(viewer),
    'POST /sands-user/api/v1/manage/role/save': ({ tx, viewer, body }) => roles.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/role/delete': ({ tx, viewer, body }) => roles.remove(tx, viewer, body),
    'GET /sands-user/api/v1/manage/grant/page': ({ viewer, query }) => grants.page(viewer, query),
    'POST /sands-user/api/v1/manage/grant/create': ({ tx, viewer, body }) => grants.give(tx, viewer, body),
    'POST /sands-user/api/v1/manage/grant/delete': ({ tx, viewer, body }) => grants.takeBack(tx, viewer, body.id),
    'GET /sands-user/api/v1/manage/right/why': ({ viewer, query }) => whys.effectiveRights(viewer, query.userId),
  })
