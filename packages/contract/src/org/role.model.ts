import { type Static, Type } from 'typebox'
import { CollegeIdSchema, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { rights } from '../rights.ts'

export const RightName = OneOf(rights)

export const Role = Type.Object({
  id: IdOf<'role'>(),
  code: Nullable(Type.String({ description: 'Code of a built-in role, which cannot be edited' })),
  name: Nullable(Type.String({ description: 'Name of a custom role' })),
  rights: Type.Array(RightName),
  people: Type.Integer(),
  mayGrant: Type.Boolean({
    description: 'The viewer has every right of this role, in the college or in a part of it',
  }),
  version: Version,
})
export type Role = Static<typeof Role>

/** A role that a person has, and where: in a department, a college, or the whole company. */
export const Grant = Type.Object({
  id: IdOf<'grant'>(),
  userId: UserIdSchema,
  userName: Type.String(),
  roleId: IdOf<'role'>(),
  roleCode: Nullable(Type.String()),
  roleName: Nullable(Type.String()),
  collegeId: Nullable(CollegeIdSchema),
  collegeName: Nullable(Type.String()),
  departmentId: Nullable(IdOf<'department'>()),
  departmentName: Nullable(Type.String()),
  grantedBy: Nullable(Type.String()),
  grantedAt: Nullable(Instant),
  mayRevoke: Type.Boolean(),
})
export type Grant = Static<typeof Grant>

/** One right of a person, with the grants that give it and those that would give it with a larger remit. */
export const RightReason = Type.Object({
  right: RightName,
  held: OneOf(['company', 'college', 'department', 'no']),
  through: Type.Array(Grant),
  notThrough: Type.Array(Grant),
})
export type RightReason = Static<typeof RightReason>

export const NewGrant = Type.Object({
  userId: UserIdSchema,
  roleId: IdOf<'role'>(),
  /** Null means the whole company. */
  collegeId: Nullable(CollegeIdSchema),
  departmentId: Nullable(IdOf<'department'>()),
})
export type NewGrant = Static<typeof NewGrant>
