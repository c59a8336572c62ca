import { type Static, Type } from 'typebox'
import { CollegeIdSchema, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'

export const USER_STATUSES = ['active', 'disabled'] as const
export const UserStatus = OneOf(USER_STATUSES)
export type UserStatus = Static<typeof UserStatus>

const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const UserName = Type.String({ minLength: 2, maxLength: 60, pattern: '^[\\p{L}\\p{N}._@-]+$' })
const Mobile = Type.String({ maxLength: 20, pattern: '^\\+?[0-9]{5,19}$' })
const Email = Type.String({ maxLength: 120, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })
export const ShortName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

const Named = <Kind extends string>() => Type.Object({ id: IdOf<Kind>(), name: Type.String() })

/** A person in the list of a college. */
export const ManagedUser = Type.Object({
  id: UserIdSchema,
  userName: Type.String(),
  name: Type.String(),
  mobile: Nullable(Type.String()),
  email: Nullable(Type.String()),
  avatarFileUrl: Nullable(Type.String()),
  status: UserStatus,
  department: Nullable(Named<'department'>()),
  post: Nullable(Named<'post'>()),
  leader: Nullable(Named<'user'>()),
  labels: Type.Array(Named<'label'>()),
  roles: Type.Array(Type.Object({ id: IdOf<'role'>(), code: Nullable(Type.String()), name: Type.String() })),
  hasPassword: Type.Boolean(),
  version: Version,
  createdAt: Instant,
})
export type ManagedUser = Static<typeof ManagedUser>

/** The department of a person in one college, and their leader there. */
export const UserPlace = Type.Object({
  collegeId: CollegeIdSchema,
  departmentId: Nullable(IdOf<'department'>()),
  postId: Nullable(IdOf<'post'>()),
  leaderId: Nullable(UserIdSchema),
})
export type UserPlace = Static<typeof UserPlace>

/** The detail page of a person: with all their colleges, of which the viewer may change some. */
export const ManagedUserDetail = Type.Object({
  ...ManagedUser.properties,
  places: Type.Array(
    Type.Object({
      ...UserPlace.properties,
      collegeName: Type.String(),
      departmentName: Nullable(Type.String()),
      postName: Nullable(Type.String()),
      leaderName: Nullable(Type.String()),
      mayEdit: Type.Boolean(),
    }),
  ),
  mayEdit: Type.Boolean({ description: 'The viewer has all the rights that this person has' }),
})
export type ManagedUserDetail = Static<typeof ManagedUserDetail>

const userFields = {
  name: Name,
  mobile: Nullable(Mobile),
  email: Nullable(Email),
  places: Type.Array(UserPlace, { minItems: 1, maxItems: 50 }),
  labelIds: Type.Array(IdOf<'label'>(), { maxItems: 100 }),
}
export const NewUser = Type.Object({
  userName: UserName,
  ...userFields,
  oneTimePassword: Type.Boolean({ description: 'Whether to create one; without it the person cannot sign in yet' }),
})
export type NewUser = Static<typeof NewUser>
export const UserChange = Type.Object({ id: UserIdSchema, version: Version, userName: UserName, ...userFields })
export type UserChange = Static<typeof UserChange>

export const userFilter = {
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the name, user name, mobile or e-mail' })),
  departmentId: Type.Optional(IdOf<'department'>()),
  withChildren: Type.Optional(Type.Boolean({ default: true })),
  postId: Type.Optional(IdOf<'post'>()),
  labelId: Type.Optional(IdOf<'label'>()),
  roleId: Type.Optional(IdOf<'role'>()),
  status: Type.Optional(UserStatus),
  hasPassword: Type.Optional(Type.Boolean()),
}
export const UserFilter = Type.Object(userFilter)
export type UserFilter = Static<typeof UserFilter>

export const UserIds = Type.Array(UserIdSchema, { minItems: 1, maxItems: 1000, uniqueItems: true })

export const Department = Type.Object({
  id: IdOf<'department'>(),
  parentId: Nullable(IdOf<'department'>()),
  name: Type.String(),
  people: Type.Integer({ description: 'Number of people in this department itself' }),
  mayEdit: Type.Boolean(),
  version: Version,
})
export type Department = Static<typeof Department>

/** A post or a label of a college. The product uses labels with a code, so they cannot be renamed or deleted. */
export const PostOrLabel = Type.Object({
  id: Type.String(),
  code: Nullable(Type.String()),
  name: Type.String(),
  people: Type.Integer(),
  version: Version,
})
export type PostOrLabel = Static<typeof PostOrLabel>

export const ManagedCollege = Type.Object({
  id: CollegeIdSchema,
  name: Type.String(),
  language: Type.String(),
  people: Type.Integer(),
  mayEditPeople: Type.Boolean({ description: 'The viewer may edit people of the college or of a part of it' }),
  version: Version,
})
export type ManagedCollege = Static<typeof ManagedCollege>
