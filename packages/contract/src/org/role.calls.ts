import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Nullable, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { ShortName, UserStatus } from './people.model.ts'
import { Grant, NewGrant, RightName, RightReason, Role } from './role.model.ts'

/** Roles and grants. People cannot grant rights they do not have, and cannot change their own roles. */
export const roleCalls = {
  'GET /sands-user/api/v1/manage/role/list': call({
    summary: 'The roles of the company with their rights.',
    access: 'right:org.roles.view',
    data: Type.Array(Role),
  }),
  'POST /sands-user/api/v1/manage/role/save': call({
    summary: 'Adds or changes a custom role. It can only contain rights that the viewer has in the whole company.',
    access: 'right:org.roles.edit',
    stepUp: true,
    body: Type.Object({
      id: Nullable(IdOf<'role'>()),
      version: Nullable(Version),
      name: ShortName,
      rights: Type.Array(RightName, { maxItems: 200, uniqueItems: true }),
    }),
    data: Type.Object({ id: IdOf<'role'>() }),
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'org.built_in', 'org.name_taken', 'org.beyond_own_rights'],
    once: true,
  }),
  'POST /sands-user/api/v1/manage/role/delete': call({
    summary: 'Deletes a custom role that nobody has.',
    access: 'right:org.roles.edit',
    stepUp: true,
    body: Type.Object({ id: IdOf<'role'>(), version: Version }),
    data: Nothing,
    errors: ['kernel.not_found', 'kernel.changed_meanwhile', 'org.built_in', 'org.still_used', 'org.beyond_own_rights'],
    once: true,
  }),
  'GET /sands-user/api/v1/manage/grant/page': call({
    summary:
      'The grants in the college and in the whole company. A viewer with this right for the whole company sees all colleges.',
    access: 'right:org.roles.view',
    query: Type.Object({
      userId: Type.Optional(UserIdSchema),
      roleId: Type.Optional(IdOf<'role'>()),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...pageQuery,
    }),
    data: Page(Grant),
  }),
  'POST /sands-user/api/v1/manage/grant/create': call({
    summary: 'Grants a role to another person, for a department, a college or the whole company.',
    access: 'right:org.roles.edit',
    stepUp: true,
    body: NewGrant,
    data: Type.Object({ id: IdOf<'grant'>() }),
    errors: [
      'kernel.not_found',
      'org.not_yourself',
      'org.beyond_own_rights',
      'org.place_unknown',
      'org.granted_already',
    ],
    once: true,
  }),
  'POST /sands-user/api/v1/manage/grant/delete': call({
    summary: 'Withdraws a grant. The last administrator of the company cannot be removed.',
    access: 'right:org.roles.edit',
    stepUp: true,
    body: Type.Object({ id: IdOf<'grant'>() }),
    data: Nothing,
    errors: ['kernel.not_found', 'org.not_yourself', 'org.beyond_own_rights', 'org.last_administrator'],
    once: true,
  }),
  'GET /sands-user/api/v1/manage/right/why': call({
    summary: 'The rights of a person in the current college of the viewer, and where each right comes from.',
    access: 'right:org.roles.view',
    query: Type.Object({ userId: UserIdSchema }),
    data: Type.Object({
      userId: UserIdSchema,
      name: Type.String(),
      status: UserStatus,
      belongsHere: Type.Boolean({ description: 'Whether the person belongs to the college' }),
      reasons: Type.Array(RightReason),
    }),
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
