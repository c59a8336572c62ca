import { type Static, Type } from 'typebox'
import { CollegeIdSchema, Flag, IdOf, Language, Nullable, UserIdSchema } from '../kernel/schema.ts'

export const UserLabels = Type.Object({ teamLearningLabel: Flag, teachingMgtLabel: Flag })
export type UserLabels = Static<typeof UserLabels>

export const College = Type.Object({ id: CollegeIdSchema, collegeName: Type.String(), language: Language })
export type College = Static<typeof College>

/** The department that the person belongs to in a college; nulls where they belong to none. */
export const DefaultDepartment = Type.Object({
  deptId: Nullable(IdOf<'department'>()),
  deptName: Nullable(Type.String()),
  collegeId: CollegeIdSchema,
  collegeName: Type.String(),
})
export type DefaultDepartment = Static<typeof DefaultDepartment>

export const CurrentUser = Type.Object({
  id: UserIdSchema,
  userName: Type.String(),
  name: Type.String(),
  postName: Nullable(Type.String()),
  deptName: Nullable(Type.String()),
  avatarFileUrl: Nullable(Type.String()),
  collegeId: CollegeIdSchema,
  collegeName: Type.String(),
  language: Nullable(Language),
  sysUserLabel: UserLabels,
  rights: Type.Array(Type.String(), { description: 'Rights of the person in management' }),
})
export type CurrentUser = Static<typeof CurrentUser>
