import { type Static, Type } from 'typebox'
import { OneOf, UserIdSchema } from '../kernel/schema.ts'

const PartId = Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })

/** A group of people in an audience. The college itself means everybody in it. */
export const AudiencePart = Type.Union([
  Type.Object({ kind: Type.Literal('department'), id: PartId, withChildren: Type.Boolean() }),
  Type.Object({ kind: OneOf(['college', 'post', 'label', 'user']), id: PartId }),
])
export type AudiencePart = Static<typeof AudiencePart>

/**
 * The audience of something. An empty `included` means everybody in the college; an exclusion takes precedence over
 * every inclusion.
 */
export const AudienceChoice = Type.Object({
  included: Type.Array(AudiencePart, { maxItems: 1000 }),
  excluded: Type.Array(AudiencePart, { maxItems: 1000 }),
})
export type AudienceChoice = Static<typeof AudienceChoice>

export const AudiencePerson = Type.Object({
  id: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  postName: Type.String(),
})
export type AudiencePerson = Static<typeof AudiencePerson>
